// Runs before the first paint: the mode and the edition of the address, or those kept from before.
for (const [name, key] of [
  ['mode', 'safe-house.mode'],
  ['edition', 'safe-house.maquis.edition'],
]) {
  try {
    const asked = new URLSearchParams(location.search).get(name);
    const chosen = asked ?? localStorage.getItem(key);
    if (chosen) document.documentElement.dataset[name] = chosen;
  } catch {
    // Storage is closed to this page: all notes are shown.
  }
}
