const message =
  'A browser that translates the page replaces text nodes, and React then fails to insert or remove beside them. Put this text into an element of its own, such as a <span>.'

/**
 * The lint rule `translation/text-in-element`: no text of its own stands after a sibling that comes and goes,
 * and no text that comes and goes stands beside siblings.
 */
const textInElement = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node */
    const check = (node) => {
      const children = (node.children ?? []).map(contentOf).filter((child) => child !== undefined)
      children.forEach((child, index) => {
        const before = children[index - 1]
        const isMoving = isConditional(child) && children.length > 1
        const isPushed = before !== undefined && isConditional(before)
        if (isText(child) && (isMoving || isPushed)) context.report({ node: child, message })
      })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

/**
 * What a child of an element renders; undefined for space and comments.
 *
 * @param {Node} child
 * @returns {Node | undefined}
 */
function contentOf(child) {
  if (child.type === 'JSXText') return child.value?.trim() ? child : undefined
  if (child.type !== 'JSXExpressionContainer') return child
  return child.expression?.type === 'JSXEmptyExpression' ? undefined : child.expression
}

/** @param {Node} node */
function isConditional({ type }) {
  return type === 'LogicalExpression' || type === 'ConditionalExpression'
}

const texts = new Set(['JSXText', 'TemplateLiteral', 'MemberExpression', 'BinaryExpression'])

/**
 * Whether this can render a text node. A variable counts only as `children`: others are mostly elements.
 *
 * @param {Node | undefined} node
 * @returns {boolean}
 */
function isText(node) {
  switch (node?.type) {
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left))
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'CallExpression':
      return !['map', 'flatMap'].includes(node.callee?.property?.name ?? '')
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== ''
    case 'Identifier':
      return /^(children|text|label|name|title)$/.test(node.name ?? '')
    default:
      return texts.has(node?.type ?? '')
  }
}

export default {
  meta: { name: 'translation' },
  rules: { 'text-in-element': textInElement },
}

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [value]
 * @property {string} [name]
 * @property {string} [operator]
 * @property {readonly Node[]} [children]
 * @property {Node} [expression]
 * @property {Node} [left]
 * @property {Node} [right]
 * @property {Node} [consequent]
 * @property {Node} [alternate]
 * @property {Node} [callee]
 * @property {Node} [property]
 */

/**
 * @typedef {object} Context
 * @property {(problem: { node: unknown, message: string }) => void} report
 */
