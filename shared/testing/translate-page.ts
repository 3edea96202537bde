/**
 * Translates what is rendered as Chrome does: each text node is replaced by `<font><font>text</font></font>`, and
 * the application keeps references to nodes that are no longer in the page.
 */
export function translatePage(root: HTMLElement = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') texts.push(node)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
