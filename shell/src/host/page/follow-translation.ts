/**
 * Keeps React working on a page that the browser translates. Chrome and others replace each text node by an element,
 * `<font>`; React keeps the text node and fails when it is to remove it, or to insert something before it. From now on
 * such a call acts on the element that took its place, and a text that changes takes its place back, to be translated
 * again.
 *
 * @returns a function that ends it
 */
export function followTranslation(): () => void {
  const replacements = new WeakMap<Node, Element>()
  let hasFonts = false

  const texts = new MutationObserver((records) => {
    for (const { target } of records) replacements.get(target)?.replaceWith(target)
  })
  const note = (records: readonly MutationRecord[]) => {
    const added = records.flatMap((record) => [...record.addedNodes].filter(isFont))
    if (added.length === 0) return
    hasFonts = true
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const places = [...addedNodes, previousSibling, nextSibling].filter(isFont)
      const place = places.find((one) => added.includes(one))
      for (const node of removedNodes) {
        if (!place || !(node instanceof Text)) continue
        replacements.set(node, place)
        texts.observe(node, { characterData: true })
      }
    }
  }
  const page = new MutationObserver(note)
  page.observe(document.body, { childList: true, subtree: true })

  /** The element in the place of a node that is no child of `parent`; null if there is none. */
  const inPlaceOf = (node: Node, parent: Node): Element | null => {
    note(page.takeRecords())
    const place = replacements.get(node)
    return place?.parentNode === parent ? place : null
  }

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) && child
    const place = inPlaceOf(child, this)
    if (!hasFonts) return removeChild.call(this, child) && child
    // Translators also move elements into others.
    if (place) place.remove()
    else if (this.contains(child)) child.parentNode?.removeChild(child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    const isHere = !before || before.parentNode === this
    const place = isHere ? before : inPlaceOf(before, this)
    insertBefore.call(this, node, isHere || hasFonts ? place : before)
    return node
  }

  return () => {
    Object.assign(Node.prototype, { removeChild, insertBefore })
    page.disconnect()
    texts.disconnect()
  }
}

/** Whether a browser has translated some of the page; Chrome also marks the page. */
export function isTranslated(): boolean {
  return document.querySelector('font, .translated-ltr, .translated-rtl') !== null
}

function isFont(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font'
}
