import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Name = string | RegExp

/** What to find on a page, as a visitor or a screen reader identifies it. */
export type Query = {
  readonly by: 'role' | 'label' | 'text'
  /** The role, for queries by role. */
  readonly role: string
  /** The whole name, label or text; for a pattern, its source and flags. */
  readonly name: string | undefined
  readonly pattern: readonly [source: string, flags: string] | undefined
  readonly within: Query | undefined
}

export function byRole(role: string, name?: Name, within?: Query): Query {
  return { by: 'role', role, ...named(name), within }
}

export function byLabel(label: Name, within?: Query): Query {
  return { by: 'label', role: '', ...named(label), within }
}

export function byText(text: Name, within?: Query): Query {
  return { by: 'text', role: '', ...named(text), within }
}

function named(name: Name | undefined): Pick<Query, 'name' | 'pattern'> {
  if (name instanceof RegExp) return { name: undefined, pattern: [name.source, name.flags] }
  return { name, pattern: undefined }
}

/** A description of the query, for error messages. */
export function describe({ by, role, name, pattern, within }: Query): string {
  const words = pattern ? `/${pattern[0]}/${pattern[1]}` : name !== undefined && `"${name}"`
  const what = [by === 'role' ? role : by, words].filter(Boolean).join(' ')
  return within ? `${what} in ${describe(within)}` : what
}

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom')
  var findAll: (query: Query) => HTMLElement[]
}

/** Runs in the page. */
function findAll({ by, role, name, pattern, within }: Query): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom
  const place = within ? globalThis.findAll(within)[0] : document.body
  if (!place) return []
  const text = pattern ? new RegExp(...pattern) : (name ?? /(?:)/)
  if (by === 'label') return queryAllByLabelText(place, text)
  if (by === 'role') return queryAllByRole(place, role, { name: text })
  return queryAllByText(place, text).filter((it) => it.checkVisibility())
}

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** An expression that adds `findAll` to a page. */
export const finder = `(() => { ${readFileSync(library, 'utf8')}
globalThis.findAll = ${findAll.toString()} })()`
