// Astro would run all that a part of the page imports at once, when the last of it has come. Here each file
// runs as a task of its own, in the order of the head of the page, so that a tap in between is answered.
globalThis.Astro = Object.defineProperty({}, 'only', {
  // What Astro puts here for itself is not taken.
  set() {},
  get: () => async (load) => {
    if (document.createElement('link').relList.supports('modulepreload')) {
      for (const { href } of document.querySelectorAll('link[rel=modulepreload]')) {
        // Whoever needs a file that has not come says so.
        await import(href).catch(() => {});
        await rest();
      }
    }
    await (await load())();
  },
});

// A timer would rest for longer each time.
function rest() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((rested) => {
    port1.onmessage = () => rested(port1.close());
    port2.postMessage(0);
  });
}
