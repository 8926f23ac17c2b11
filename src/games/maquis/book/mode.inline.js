// Runs before the first paint: the difficulty of the address, or the one kept from before.
try {
  const asked = new URLSearchParams(location.search).get('mode');
  const mode = asked ?? localStorage.getItem('safe-house.mode');
  if (mode) document.documentElement.dataset.mode = mode;
} catch {
  // Storage is closed to this page: the notes of all modes are shown.
}
