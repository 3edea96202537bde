/** Names that a reader has to translate, each with what to say instead. */
const refused = [
  {
    pattern: /^(?:most|fewest|least|longest|shortest|largest|smallest|highest|lowest)(?=[A-Z])/,
    instead: 'a bound is max… or min…',
  },
  { pattern: /^(?:is|are|mayBe)There$/, instead: 'say what exists: exists, isLoaded, isShown' },
  {
    pattern: /^(?:lent|told|heard|meant|toldAs|dueTo|atAfter)$/i,
    instead: 'name the thing: sharedModules, notice, preferred, dueAction, pageOptions',
  },
  {
    pattern: /^(?:somebody|nobody|whoever|deed)$/i,
    instead: 'say user, seller, visitor or action',
  },
]

/** The lint rule `names/plain`: names are plain English, and those of bounds the ones that everybody uses. */
const plain = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} node */
      Identifier(node) {
        // The name of a library's property is its own.
        if (node.parent?.type === 'MemberExpression' && node.parent.property === node) return
        const found = refused.find(({ pattern }) => pattern.test(node.name))
        if (found) context.report({ node, message: `${node.name}: ${found.instead}.` })
      },
    }
  },
}

export default { meta: { name: 'names' }, rules: { plain } }

/**
 * @typedef {object} Node
 * @property {string} name
 * @property {{ readonly type: string, readonly property?: unknown }} [parent]
 */

/**
 * @typedef {object} Context
 * @property {(problem: { node: unknown, message: string }) => void} report
 */
