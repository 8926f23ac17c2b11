// Runs before the first paint: marks that scripts work, and brings back a chosen theme.
document.documentElement.dataset.scripted = '';
try {
  const theme = localStorage.getItem('safe-house.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page: the system's theme it is.
}
