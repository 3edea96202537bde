// Runs before the first frame, so that a visitor who chose a theme never sees the other one flash.
// The choice is stored by shared/src/state/theme-store.ts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden: the device's own theme applies.
}
