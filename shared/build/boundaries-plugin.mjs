import { nameInTable, refusal } from './boundaries.mjs'

/**
 * The lint rule `imports/boundaries`: every way to import, `import()` and `import('x').T` included,
 * is held to the table in boundaries.mjs.
 */
const boundariesRule = {
  /** @param {Context} context */
  create(context) {
    const file = nameInTable(context.filename)

    /** @param {ImportNode} node */
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const message = refusal(file, specifier, { typeOnly: isTypeOnly(node) })
      if (message) context.report({ node: node.source, message })
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    }
  },
}

/** @param {ImportNode} node */
function isTypeOnly(node) {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
}

export default {
  meta: { name: 'imports' },
  rules: { boundaries: boundariesRule },
}

/**
 * @typedef {object} ImportNode
 * @property {string} type
 * @property {{ readonly value?: unknown } | null} [source]
 * @property {'type' | 'value'} [importKind]
 * @property {'type' | 'value'} [exportKind]
 */

/**
 * @typedef {object} Context
 * @property {string} filename
 * @property {(problem: { node: unknown, message: string }) => void} report
 */
