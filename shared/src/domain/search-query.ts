import type { Condition } from './condition.ts'
import { parseCondition } from './condition.ts'
import { encodeUrlText } from './encode-url-text.ts'
import type { SelectedLocation } from './location.ts'
import { parseLocation } from './location.ts'

/** What a visitor searches for. The URL of the result page is its one home. */
export type SearchQuery = {
  /** Trimmed; empty finds every ad. */
  readonly text: string
  readonly location: SelectedLocation
  /** Absent: all conditions. */
  readonly condition?: Condition
}

/** The part of `URLSearchParams` that parsing needs; the domain knows no DOM. */
type ReadableParams = { get(name: string): string | null }

/** Reads the parameters of `/search?query=...&location=...` (specification, section 2). Nothing fails: what is not understood is left out. */
export function parseSearchQuery(params: ReadableParams): SearchQuery {
  const condition = parseCondition(params.get('condition'))
  return {
    text: params.get('query')?.trim() ?? '',
    location: parseLocation(params.get('location')),
    ...(condition && { condition }),
  }
}

/** The parameters of the result page, `?` left out. `query` and `location` are always there. */
export function formatSearchQuery({ text, location, condition }: SearchQuery): string {
  const pairs = [
    ['query', text],
    ['location', location],
    ...(condition ? [['condition', condition]] : []),
  ] as const
  return pairs.map(([name, value]) => `${name}=${encodeUrlText(value)}`).join('&')
}
