import { expect, it } from 'vitest'

import { problemEvent } from './problem-event.ts'

function causeOf(cause: unknown): unknown {
  return Reflect.get(problemEvent({ what: 'It failed', cause }), 'cause')
}

it('names what failed, and in which release', () => {
  const problem = {
    what: 'A remote could not be loaded',
    cause: new TypeError('Failed to fetch'),
    details: { name: 'browse', version: '0.1.0-1a2b3c4d', attempt: 1 },
  }
  expect(problemEvent(problem)).toEqual({
    type: 'problem',
    what: 'A remote could not be loaded',
    cause: 'TypeError: Failed to fetch',
    details: { name: 'browse', version: '0.1.0-1a2b3c4d', attempt: 1 },
  })
})

it('drops details that are not known to be harmless', () => {
  const details = { uid: 'seed-ayse', text: 'what the user typed', name: 'browse' }
  expect(problemEvent({ what: 'It failed', cause: '', details })).toMatchObject({
    details: { name: 'browse' },
  })
})

it.each([
  [
    'an email address',
    new Error('no account for ayse@example.com here'),
    'Error: no account for … here',
  ],
  [
    'a search',
    new Error('at https://site/search?query=my+secret'),
    'Error: at https://site/search?…',
  ],
  ['a user', new Error('No users/Zt3kq0Xw9YbL2mN4pR6sT8uV1a2B'), 'Error: No users/…'],
  [
    'what an error of a port holds',
    { kind: 'unavailable', cause: new Error('to a@b.c') },
    'unavailable: Error: to …',
  ],
  ['no error at all', undefined, 'undefined'],
])('does not reveal %s', (_, cause, shown) => expect(causeOf(cause)).toBe(shown))

it('limits the length of a cause', () => {
  expect(causeOf('word '.repeat(500))).toHaveLength(200)
})
