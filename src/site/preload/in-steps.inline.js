// In the place of Astro's own, which runs all that a part of the page imports at once, when the last of it has
// come. Here each file runs as a task of its own, in the order of the head, so that a tap in between is answered.
self.Astro ??= {};
self.Astro.only = async (load) => {
  if (self.scheduler?.yield) {
    for (const { href } of document.querySelectorAll('[rel=modulepreload]')) {
      // Whoever needs a file that has not come says so.
      await import(href).catch(() => {});
      await scheduler.yield();
    }
  }
  await (await load())();
};
