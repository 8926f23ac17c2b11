/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** Hands whatever is in a blob to the browser as a file to keep. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari begins to read only after this task, and a large file takes a while: https://bugs.webkit.org/211234.
  setTimeout(() => URL.revokeObjectURL(address), LONGEST_READ);
}

/** How long a browser may take to begin with a file, in milliseconds. */
const LONGEST_READ = 60_000;
