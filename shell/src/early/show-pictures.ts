/**
 * Loads the pictures of a served page that are in sight, and those to which a visitor scrolls before it is interactive.
 * All others are loaded by React, so that scripts come before them. They wait in `data-src` and `data-srcset`.
 */
export function showPictures(): void {
  // The parser is done, unlike the scripts for which `DOMContentLoaded` waits.
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', showPictures, { once: true })
    return
  }
  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(target)
  })
  for (const picture of document.querySelectorAll('img[data-src]')) inSight.observe(picture)
}

function show(picture: Element): void {
  for (const name of ['srcset', 'src']) {
    const value = picture.getAttribute(`data-${name}`)
    if (value !== null) picture.setAttribute(name, value)
  }
}
