import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Imports that exist at run time: all others are of types, or of tests alone. */
const imported =
  /^(?:import|export) (?!type\b)(?:[^'"]*? from )?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** What plain Node, which only takes types away, does not know. */
const unknownToNode = [
  { what: 'import.meta.glob', pattern: /\bimport\.meta\.glob\(|\bimport\.meta\.glob</ },
  { what: 'import.meta.env', pattern: /\bimport\.meta\.env\b/ },
  { what: 'import.meta.hot', pattern: /\bimport\.meta\.hot\b/ },
  { what: 'a query', specifier: /\?/ },
  { what: 'a file that is no code', specifier: /\.(?:css|md|svg|png|webp|jpg|woff2|html)$/ },
]

/** @typedef {{ readonly found?: string, readonly imports: readonly string[] }} Module */

/** @type {Map<string, Module>} */
const modules = new Map()

/**
 * The lint rule `plain-node/no-bundler`: a module that plain Node loads uses nothing that only a bundler or a test runner knows,
 * and neither does what it imports, however far away.
 */
const noBundler = {
  /** @param {Context} context */
  create(context) {
    /** @param {ImportNode} node */
    const check = (node) => {
      const specifier = node.source?.value
      const isTypeOnly = node.importKind === 'type' || node.exportKind === 'type'
      if (typeof specifier !== 'string' || isTypeOnly) return
      const found = unknownIn(specifier) ?? reachedFrom(specifier, context.filename)
      if (found) context.report({ node: node.source, message: messageOf(found) })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      /** @param {MemberNode} node */
      MemberExpression(node) {
        const name = `import.meta.${node.property?.name}`
        const isMeta = node.object?.type === 'MetaProperty'
        if (isMeta && unknownToNode.some(({ what }) => what === name)) {
          context.report({ node, message: messageOf(name) })
        }
      },
    }
  },
}

/** @param {string} found */
function messageOf(found) {
  return `Plain Node loads this module, and it does not know ${found}. Import a module without it, or load what the build made of it.`
}

/** @param {string} specifier */
function unknownIn(specifier) {
  if (specifier === 'vitest') return 'vitest outside of a test'
  return unknownToNode.find((one) => one.specifier?.test(specifier))?.what
}

/**
 * The first thing unknown to Node that an import leads to, and where it is.
 *
 * @param {string} specifier
 * @param {string} from
 */
function reachedFrom(specifier, from) {
  const first = fileOf(specifier, from)
  const waiting = first === undefined ? [] : [first]
  const seen = new Set(waiting)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const { found, imports } = moduleIn(file)
    if (found) return `${found}, which is in ${relative(root, file)}`
    for (const next of imports.filter((one) => !seen.has(one))) {
      seen.add(next)
      waiting.push(next)
    }
  }
  return undefined
}

/** @param {string} file @returns {Module} */
function moduleIn(file) {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const specifiers = [...text.matchAll(imported)].map(([, one, other]) => one ?? other ?? '')
  const inText = unknownToNode.find(({ pattern }) => pattern?.test(text))?.what
  const found = inText ?? specifiers.map(unknownIn).find((one) => one !== undefined)
  const imports = specifiers.flatMap((specifier) => fileOf(specifier, file) ?? [])
  const module = { ...(found && { found }), imports }
  modules.set(file, module)
  return module
}

/** The file of ours that an import leads to; undefined for a package of npm or of Node. @param {string} specifier @param {string} from */
function fileOf(specifier, from) {
  if (!/^(?:[.#]|@adamarket\/)/.test(specifier)) return undefined
  try {
    const file = createRequire(from).resolve(specifier)
    return /\.[cm]?[jt]sx?$/.test(file) && existsSync(file) ? file : undefined
  } catch {
    // The compiler reports a module that is missing.
    return undefined
  }
}

export default {
  meta: { name: 'plain-node' },
  rules: { 'no-bundler': noBundler },
}

/**
 * @typedef {object} ImportNode
 * @property {{ readonly value?: unknown } | null} [source]
 * @property {'type' | 'value'} [importKind]
 * @property {'type' | 'value'} [exportKind]
 */

/**
 * @typedef {object} MemberNode
 * @property {{ readonly type: string }} [object]
 * @property {{ readonly name?: string }} [property]
 */

/**
 * @typedef {object} Context
 * @property {string} filename
 * @property {(problem: { node: unknown, message: string }) => void} report
 */
