// Before the first frame: what browsers older than those in shared/build/for-browsers.ts are told.
if (!('showPopover' in HTMLElement.prototype)) {
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('too-old').hidden = false
  })
}
// The theme that shared/src/state/theme-store.ts has stored, so that the other one never flashes.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden.
}
