import { expect, it } from 'vitest'

import { availabilityTerm, dueAction, isUnanswered } from './availability.ts'

const now = new Date('2026-06-01T12:00:00.000Z')
const ago = (time: number) => new Date(now.getTime() - time).toISOString()
const term = availabilityTerm
const [before, after] = [term - 1, term]

it.each([
  ['a young listing', { timestamp: ago(before) }, undefined],
  ['an old one', { timestamp: ago(after) }, 'ask'],
  ['one without a time', {}, 'ask'],
  ['one with a broken time', { timestamp: 'yesterday' }, 'ask'],
  ['an old one that was renewed', { timestamp: ago(9 * term), renewedAt: ago(before) }, undefined],
  ['one that was renewed long ago', { timestamp: ago(9 * term), renewedAt: ago(after) }, 'ask'],
  [
    'a listing whose seller was asked',
    { timestamp: ago(9 * term), askedAt: ago(before) },
    undefined,
  ],
  ['one that is not answered', { timestamp: ago(9 * term), askedAt: ago(after) }, 'hide'],
  [
    'an answered one',
    { timestamp: ago(9 * term), askedAt: ago(term), renewedAt: ago(5) },
    undefined,
  ],
  [
    'one whose answer is old as well',
    { timestamp: ago(9 * term), askedAt: ago(3 * term), renewedAt: ago(2 * term) },
    'ask',
  ],
] as const)('%s', (_what, listing, due) => expect(dueAction(listing, now)).toBe(due))

it('knows a question without an answer', () => {
  const [earlier, later] = [ago(2), ago(1)]
  expect(isUnanswered({})).toBe(false)
  expect(isUnanswered({ renewedAt: later })).toBe(false)
  expect(isUnanswered({ askedAt: later })).toBe(true)
  expect(isUnanswered({ askedAt: later, renewedAt: earlier })).toBe(true)
  expect(isUnanswered({ askedAt: earlier, renewedAt: later })).toBe(false)
  expect(isUnanswered({ askedAt: later, renewedAt: later })).toBe(false)
})
