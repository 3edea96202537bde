import type { Expression, Span } from './parse-rules.ts'
import { parseRules } from './parse-rules.ts'

export type Service = 'firestore' | 'storage'

/** Rules with one condition removed or changed. */
export type Mutant = {
  readonly service: Service
  /** From 1. */
  readonly line: number
  /** The kind of change, and the changed text. */
  readonly what: string
  /** The replaced text, and its replacement. */
  readonly span: Span
  readonly by: string
  /** The expression that it changes, and the value of it that stays the same, if one does. */
  readonly watched: Span
  readonly unchangedValue: boolean | undefined
  /** Its neighbours in chains of `&&` or `||`: where one of those decides, no test can notice. */
  readonly beside: readonly Beside[]
}

/** An expression, and the value that it must be able to have. */
export type Beside = Span & { readonly needed: boolean }

const moved = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
])

/** A file that lacks a property: the emulator sets them all. */
const neverInEmulator = /^!\('\w+' in file\)$/

/**
 * Every mutant of some rules: an operand of `&&` or a whole condition that is always true, an operand
 * of `||` that is never true, a choice that is made, an omitted negation, a bound moved by one. Tests
 * cannot hit the present moment, so bounds by `request.time` are not changed.
 */
export function mutantsOf(rules: string, service: Service): readonly Mutant[] {
  const { conditions, bodies } = parseRules(rules)
  const mutants: Mutant[] = []

  function add(
    expression: Expression,
    what: string,
    by: string,
    unchangedValue: boolean | undefined,
    beside: readonly Beside[],
    span: Span = expression,
  ) {
    if (neverInEmulator.test(rules.slice(expression.start, expression.end))) return
    mutants.push({
      service,
      line: rules.slice(0, expression.start).split('\n').length,
      what: `${what}: ${rules.slice(expression.start, expression.end).replace(/\s+/g, ' ')}`,
      span,
      by,
      watched: expression,
      unchangedValue,
      beside,
    })
  }

  function visit(expression: Expression, around: readonly Beside[]): void {
    const { kind, start, operator, parts } = expression
    const [first] = parts
    const besides = (part: Expression) => [
      ...around,
      ...(kind === 'and' || kind === 'or'
        ? parts
            .filter((other) => other !== part)
            .map((other) => ({ start: other.start, end: other.end, needed: kind === 'and' }))
        : []),
    ]
    for (const part of parts) {
      if (kind === 'and') add(part, 'always true', 'true', true, besides(part))
      if (kind === 'or') add(part, 'never true', 'false', false, besides(part))
    }
    if (kind === 'choice' && first) {
      add(first, 'always true', 'true', true, [])
      add(first, 'never true', 'false', false, [])
    }
    if (kind === 'not') {
      add(expression, 'turned round', '', undefined, around, { start, end: start + 1 })
    }
    const other = operator && moved.get(operator.text)
    if (other && !rules.slice(start, expression.end).includes('request.time')) {
      add(expression, `${other} instead`, other, other.length === 2, around, operator)
    }
    for (const part of parts) visit(part, besides(part))
  }

  for (const condition of conditions) {
    const isAlways = rules.slice(condition.start, condition.end) === 'true'
    if (!isAlways) add(condition, 'always allowed', 'true', true, [])
    visit(condition, [])
  }
  for (const body of bodies) visit(body, [])
  return mutants
}

export function mutate(rules: string, { span, by }: Mutant): string {
  return `${rules.slice(0, span.start)}${by}${rules.slice(span.end)}`
}
