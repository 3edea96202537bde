/** Globals of a browser. `location` and `history` are names of local variables as well. */
const browserGlobals = new Set([
  'document',
  'indexedDB',
  'innerHeight',
  'innerWidth',
  'localStorage',
  'matchMedia',
  'navigator',
  'screen',
  'sessionStorage',
  'window',
])

/** Functions that call what is passed to them while rendering. */
const calledAtOnce = new Set([
  'every',
  'filter',
  'find',
  'findLast',
  'flatMap',
  'forEach',
  'from',
  'map',
  'reduce',
  'some',
  'toSorted',
  'useMemo',
  'useReducer',
  'useState',
])

const functions = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

const message =
  'A server renders this without a browser, and hydration has to repeat its markup. Read it in an event handler or an effect, or by useOnDevice (shared/src/ui/use-on-device.ts); outside of components by globalThis.x?.'

/**
 * The lint rule `rendering/no-browser`: no component, hook or module scope uses a global of the browser or
 * the clock. Event handlers, effects and other functions may.
 */
const noBrowser = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node */
    const check = (node) => {
      if (isWhileRendering(node)) context.report({ node, message })
    }
    return {
      /** @param {Node} node */
      Identifier(node) {
        if (node.name !== undefined && browserGlobals.has(node.name) && isUsed(node)) check(node)
      },
      /** @param {Node} node */
      NewExpression(node) {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) check(node)
      },
      /** @param {Node} node */
      CallExpression(node) {
        const { object, property } = node.callee ?? {}
        if (object?.name === 'Date' && property?.name === 'now') check(node)
      },
    }
  },
}

/**
 * Whether an identifier is a variable that is used, and not a name of something else, or after `typeof`.
 *
 * @param {Node} node
 */
function isUsed({ parent, start }) {
  const users = [parent?.object, parent?.callee, parent?.init, ...(parent?.arguments ?? [])]
  return users.some((user) => user?.start === start)
}

/** @param {Node} node */
function isWhileRendering(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (!functions.has(outer.type)) continue
    const name = outer.id?.name ?? outer.parent?.id?.name
    if (name !== undefined && /^(use)?[A-Z]/.test(name)) return true
    if (!isCalledAtOnce(outer)) return false
  }
  return true
}

/** @param {Node} node a function */
function isCalledAtOnce({ parent, start }) {
  if (parent?.type !== 'CallExpression') return false
  const name = parent.callee?.property?.name ?? parent.callee?.name
  // The third function is the one for a server.
  if (name === 'useSyncExternalStore') return parent.arguments?.[2]?.start === start
  return name === undefined || calledAtOnce.has(name)
}

export default {
  meta: { name: 'rendering' },
  rules: { 'no-browser': noBrowser },
}

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {number} start
 * @property {Node} [parent]
 * @property {string} [name]
 * @property {Node} [id]
 * @property {Node} [callee]
 * @property {readonly Node[]} [arguments]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {Node} [init]
 */

/**
 * @typedef {object} Context
 * @property {(problem: { node: unknown, message: string }) => void} report
 */
