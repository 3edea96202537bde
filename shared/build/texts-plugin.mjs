/** Attributes whose value a user reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'text',
  'title',
])

const letters = /\p{L}{2}/u

const message =
  'Texts live in src/texts, in every language of the site: name this one there and show it with t().'

/**
 * The lint rule `texts/in-catalogue`: JSX contains no text of the page, neither between tags nor in an
 * attribute that is read out. Product names are allowed.
 */
const inCatalogue = {
  /** @param {Context} context */
  create(context) {
    /** @param {TextNode} node */
    const check = (node) => {
      if (letters.test(node.value.replaceAll('AdaMarket', ''))) context.report({ node, message })
    }
    return {
      JSXText: check,
      /** @param {AttributeNode} node */
      JSXAttribute: (node) => {
        if (node.value?.type === 'Literal' && spoken.has(node.name.name)) check(node.value)
      },
    }
  },
}

export default {
  meta: { name: 'texts' },
  rules: { 'in-catalogue': inCatalogue },
}

/**
 * @typedef {object} TextNode
 * @property {string} type
 * @property {string} value
 */

/**
 * @typedef {object} AttributeNode
 * @property {{ readonly name: string }} name
 * @property {TextNode | null} [value]
 */

/**
 * @typedef {object} Context
 * @property {(problem: { node: unknown, message: string }) => void} report
 */
