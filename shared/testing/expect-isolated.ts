import { expect } from 'vitest'

/** A text from right to left, for every field that a user writes. */
export const arabic = 'سيارة Honda للبيع!'

/**
 * Expects that each of these texts on the page keeps what follows it in its place: it stands in an element with a direction
 * of its own, or is isolated within a text.
 */
export function expectIsolated(root: ParentNode = document): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const open: string[] = []
  let count = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    if (!text.includes(arabic) || node.parentElement?.closest('script, title')) continue
    count += 1
    if (!isIsolated(text) && !node.parentElement?.closest('[dir=auto], bdi')) open.push(text)
  }
  for (const element of root.querySelectorAll('[aria-label], [title], [alt]')) {
    for (const name of ['aria-label', 'title', 'alt']) {
      const text = element.getAttribute(name) ?? ''
      // An attribute of the text alone has nothing to misplace.
      if (text.includes(arabic) && text !== arabic && !isIsolated(text)) open.push(text)
    }
  }
  expect(open).toEqual([])
  expect(count).toBeGreaterThan(0)
}

function isIsolated(text: string): boolean {
  return !text.replaceAll(`\u2068${arabic}\u2069`, '').includes(arabic)
}
