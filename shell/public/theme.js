// Runs before the first frame, and in browsers that cannot read any other script of the site.
// The oldest ones for which the site is made are named in shared/build/for-browsers.ts: the first with popovers.
if (!('showPopover' in HTMLElement.prototype)) {
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('too-old').hidden = false
  })
}
// A visitor who chose a theme never sees the other one flash. The choice is stored by shared/src/state/theme-store.ts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden: the device's own theme applies.
}
