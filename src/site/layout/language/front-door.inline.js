// The front door leads to the language chosen last, or else the first the browser asks for.
const doors = [...document.querySelectorAll('[data-door]')];
const doorOf = (tag) => doors.find((door) => door.lang === tag?.split('-')[0]);
let chosen;
try {
  chosen = localStorage.getItem('safe-house.language');
} catch {
  // Storage is closed to this page: the browser's languages it is.
}
const door = [chosen, ...navigator.languages].map(doorOf).find(Boolean) ?? doors[0];
location.replace(door.href + location.hash);
