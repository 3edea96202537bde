import { expect, it } from 'vitest'

import type { ContractChange } from './contract-text.ts'
import { contractText } from './contract-text.ts'

const weather = "the service weather: Property 'weather' does not exist on type 'HostServices'."

const text = (change: Partial<ContractChange>) =>
  contractText({
    before: '3.2.0',
    now: '3.2.0',
    broken: [],
    added: [],
    lines: [],
    live: undefined,
    ...change,
  })

it('says in a line that nothing has changed', () => {
  expect(text({})).toBe('3.2.0, as before.')
})

it.each([
  ['an addition', { added: [weather] }, '3.2.1', 'minor'],
  ['an addition', { added: [weather] }, '3.3.0', undefined],
  ['an addition', { added: [weather] }, '4.0.0', undefined],
  ['a break', { broken: [weather], added: [weather] }, '3.3.0', 'major'],
  ['a break', { broken: [weather] }, '4.0.0', undefined],
  ['a comment', {}, '3.2.0', undefined],
])('knows which version %s needs', (_what, change, now, needed) => {
  const said = text({ ...change, now, lines: ['+ a line'] })
  expect(/has to have the next (\w+) number/.exec(said)?.[1]).toBe(needed)
})

it('names the live releases that are affected, and how', () => {
  const said = text({
    lines: ['- a line'],
    broken: [weather],
    live: [
      { name: 'browse 1', isPromised: true, problems: [] },
      { name: 'post 2', isPromised: false, problems: [weather] },
      { name: 'courses 3', isPromised: true, problems: [weather] },
      { name: 'help 4', isPromised: true, problems: undefined },
    ],
  })
  expect(said).not.toContain('browse 1')
  expect(said).toMatch(/post 2 +\| is not shown: its contract does not fit/)
  expect(said).toMatch(/courses 3 +\| \*\*fails\*\*: the service weather/)
  expect(said).toMatch(/help 4 +\| not known: it recorded no types/)
  expect(said).toContain('1 of 4 live releases work with it as they are.')
})

it('shows a bounded part of what differs', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `+ line ${at}`)
  const said = text({ lines })
  expect(said).toContain('\n- added: line 0\n')
  expect(said).not.toContain('line 40')
  expect(said).toContain('60 more lines')
  expect(said).toContain('--site')
})
