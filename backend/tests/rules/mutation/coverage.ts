import * as v from 'valibot'

import type { Span } from './parse-rules.ts'

type Report = {
  readonly sourcePosition: {
    readonly currentOffset?: number | undefined
    readonly endOffset?: number | undefined
  }
  readonly values?:
    | readonly { readonly value?: Readonly<Record<string, unknown>> | undefined }[]
    | undefined
  readonly children?: readonly Report[] | undefined
}

const reportSchema: v.GenericSchema<unknown, Report> = v.object({
  sourcePosition: v.object({
    currentOffset: v.optional(v.number()),
    endOffset: v.optional(v.number()),
  }),
  values: v.optional(v.array(v.object({ value: v.optional(v.record(v.string(), v.unknown())) }))),
  children: v.optional(v.array(v.lazy(() => reportSchema))),
})

const coverageSchema = v.object({ report: v.optional(v.array(reportSchema), []) })

/** The result of an expression: a value, an error, which denies, or none, since it was not evaluated. */
export type Outcome = 'true' | 'false' | 'error' | 'skipped'

/**
 * Parses the emulator's report on the rules: the result of each expression since they were loaded,
 * undefined for one that is not in the report.
 */
export function readCoverage(report: unknown, rules: string) {
  const outcomes = new Map<string, Set<Outcome>>()
  const visit = ({ sourcePosition, values, children }: Report): void => {
    const { currentOffset = 0, endOffset = 0 } = sourcePosition
    const key = `${currentOffset}-${lastSign(rules, endOffset + 1)}`
    const known = outcomes.get(key) ?? new Set()
    for (const { value = {} } of values ?? []) {
      if (value['boolValue'] === true) known.add('true')
      else if (value['boolValue'] === false) known.add('false')
      else known.add(Object.keys(value).length > 0 ? 'error' : 'skipped')
    }
    // A write that may be a create or an update is evaluated as both, and one of them always ends in errors.
    if (known.has('true') || known.has('false')) known.delete('error')
    outcomes.set(key, known)
    for (const child of children ?? []) visit(child)
  }
  for (const it of v.parse(coverageSchema, report).report) visit(it)
  return ({ start, end }: Span): ReadonlySet<Outcome> | undefined =>
    outcomes.get(`${start}-${lastSign(rules, end)}`)
}

/** The report omits the brackets at the end of an expression, so they are ignored. */
function lastSign(rules: string, end: number): number {
  let last = end - 1
  while (/[\s()[\]{}]/.test(rules[last] ?? '')) last -= 1
  return last
}
