import { expect, it } from 'vitest'

import { problemsOf } from './problems-of.mjs'

const files = {
  'shell/src/logo.test.tsx': "it('the logo leads home', () => {})",
  'shell/src/logo.tsx': '<a href="/" title="/home">',
}
const read = (file) => files[file]
const statement = {
  section: '02-header',
  says: 'Logo links to /.',
  test: ['shell/src/logo.test.tsx', 'the logo leads home'],
  change: { in: 'shell/src/logo.tsx', from: 'href="/"', to: 'href="/post"' },
}

it('finds nothing wrong with a test and a change that exist, nor with a reason for neither', () => {
  expect(problemsOf(statement, read)).toEqual([])
  expect(problemsOf({ section: '02-header', says: 'A', untested: 'not shown' }, read)).toEqual([])
})

it.each([
  ['has the fields says,test', { change: undefined }],
  ['has the fields says,test,change,untested', { untested: 'not shown' }],
  ['has no text in "says"', { says: '' }],
  ['which does not exist', { test: ['shell/src/no.test.tsx', 'the logo leads home'] }],
  ['which is no test', { test: ['shell/src/logo.tsx', 'href'] }],
  ['does not have', { test: ['shell/src/logo.test.tsx', 'the logo is red'] }],
  ['not the product', { change: { ...statement.change, in: 'shell/src/logo.test.tsx' } }],
  ['not the product', { change: { ...statement.change, in: 'shell/testing/render.tsx' } }],
  ['0 times', { change: { ...statement.change, from: 'href="/no"' } }],
  ['2 times', { change: { ...statement.change, from: '"/' } }],
  ['into itself', { change: { ...statement.change, to: 'href="/"' } }],
])('says that a statement %s', (problem, wrong) => {
  const entry = Object.entries({ ...statement, ...wrong }).filter(
    ([, value]) => value !== undefined,
  )
  expect(problemsOf(Object.fromEntries(entry), read).join()).toContain(problem)
})
