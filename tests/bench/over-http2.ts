import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Served } from '../setup/serve-folder.ts';

/** What HTTP/2 says in its own way. */
const OF_HTTP_1 = ['connection', 'keep-alive', 'transfer-encoding'];

/** A key and a certificate for this machine, signed by nobody else. Throws where there is no OpenSSL. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  try {
    execFileSync('openssl', [...words, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts a host that speaks HTTP/1.1 behind HTTP/2, as public hosts have it; browsers want TLS for that. */
export async function overHttp2(host: Served): Promise<Served> {
  const server = createSecureServer(selfSigned(), (request, response) => {
    get(new URL(request.url, host.url), (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !OF_HTTP_1.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      answer.pipe(response);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}${new URL(host.url).pathname}`,
    close: async () => {
      server.close();
      await host.close();
    },
  };
}
