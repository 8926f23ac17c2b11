// Runs before the first paint: a room is drawn as a newcomer finds it, which is not what somebody sees
// who has a game there, or comes with a link to one.
try {
  const [room, game] = location.pathname.split('/').filter(Boolean).reverse();
  const isPlayed = localStorage.getItem('safe-house.rooms')?.includes(`.${game}.${room}`);
  if (isPlayed || location.hash) document.documentElement.dataset.goesOn = '';
} catch {
  // Storage is closed to this page: there is no game to go on with.
}
