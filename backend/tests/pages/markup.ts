import type { DefaultTreeAdapterTypes } from 'parse5'
import { defaultTreeAdapter, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A page as a browser parses it. */
export type Markup = {
  /** Each element with the names of its attributes, in the order of the page. */
  readonly elements: readonly string[]
  /** Everything that a click, a form or the browser itself may request, without pictures. */
  readonly addresses: readonly string[]
  /** The sources of pictures. */
  readonly pictures: readonly string[]
  /** The data in it: the page's own, and that for search engines. */
  readonly data: readonly unknown[]
}

const addressAttributes = ['href', 'src', 'action', 'formaction', 'data', 'poster']

/** Parses a page as browsers do. Throws when a JSON element contains anything else. */
export function readMarkup(html: string): Markup {
  const all = elementsIn(parse(html))
  const scripts = all.filter((element) => isJson(attribute(element, 'type')))
  const addressesOf = (elements: readonly Element[]) =>
    elements.flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (addressAttributes.includes(name) ? [value] : [])),
    )
  return {
    elements: all.map(({ tagName, attrs }) =>
      [tagName, ...attrs.map(({ name }) => name)].join(' '),
    ),
    addresses: addressesOf(all.filter(({ tagName }) => tagName !== 'img')),
    pictures: addressesOf(all.filter(({ tagName }) => tagName === 'img')),
    data: scripts.map((script): unknown => JSON.parse(textOf(script))),
  }
}

function elementsIn(parent: Parent): readonly Element[] {
  return parent.childNodes.flatMap((node) =>
    defaultTreeAdapter.isElementNode(node) ? [node, ...elementsIn(node)] : [],
  )
}

function textOf({ childNodes }: Parent): string {
  return childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value
}

function isJson(type: string | undefined): boolean {
  return type === 'application/json' || type === 'application/ld+json'
}
