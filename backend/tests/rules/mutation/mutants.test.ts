import { expect, it } from 'vitest'

import { mutantsOf, mutate } from './mutants.ts'

const around = (condition: string) => `match /a/{b} {\n  allow get: if ${condition};\n}`

/** The conditions that replace one. */
function mutantsOfCondition(condition: string): readonly string[] {
  const rules = around(condition)
  const [start, end] = around('|').split('|')
  return mutantsOf(rules, 'firestore').map((mutant) =>
    mutate(rules, mutant).slice(start?.length, -(end?.length ?? 0)),
  )
}

it.each([
  ['true', []],
  ['isMine(b)', ['true']],
  [
    'a() && b.c() && d[0]',
    ['true', 'true && b.c() && d[0]', 'a() && true && d[0]', 'a() && b.c() && true'],
  ],
  [
    'a || (b && c)',
    ['true', 'false || (b && c)', 'a || false', 'a || (true && c)', 'a || (b && true)'],
  ],
  ["!('x' in y)", ['true', "('x' in y)"]],
  ['size(a) <= 3', ['true', 'size(a) < 3']],
  ['a < request.time', ['true']],
  ["a ? b : c == 'it\\'s'", ['true', "true ? b : c == 'it\\'s'", "false ? b : c == 'it\\'s'"]],
  [
    'get(/x/$(y && z)/w).data.v',
    ['true', 'get(/x/$(true && z)/w).data.v', 'get(/x/$(y && true)/w).data.v'],
  ],
])('%s', (condition, expected) => {
  expect(mutantsOfCondition(condition)).toEqual(expected)
})

it('reads functions, and locates mutants', () => {
  const rules = 'function f(a) {\n  let b = a || c;\n  return a && b;\n}'
  expect(mutantsOf(rules, 'storage').map(({ line, what }) => `${line} ${what}`)).toEqual([
    '2 never true: a',
    '2 never true: c',
    '3 always true: a',
    '3 always true: b',
  ])
})

it('throws on what it cannot read', () => {
  expect(() => mutantsOf('allow get: if a && ;', 'firestore')).toThrow('Line 1')
  expect(() => mutantsOf('allow get: if a # b;', 'firestore')).toThrow('Line 1')
})
