import { expect, it } from 'vitest'

import { reachedBy } from './changed.mjs'

const owners = `
* @adamarket/platform
/e2e/ @adamarket/qa
/e2e/journeys/searching.spec.ts  @adamarket/browse
/e2e/journeys/posting.spec.ts    @adamarket/post
`
const journeys = (...names) => names.map((name) => `e2e/journeys/${name}.spec.ts`)
const files = [
  ...journeys('searching', 'posting', 'frame'),
  'backend/tests/functions/backend.ts',
  'backend/tests/rules/rules-environment.ts',
  'scripts/checks/links.test.mjs',
]

/** What changes reach; what they do not reach is left out. */
function reached(...changed) {
  const all = Object.entries(reachedBy(changed, { files, owners }))
  return Object.fromEntries(all.filter(([, tests]) => tests.length > 0))
}

const code = { lint: 'all', types: 'all' }
const command = { ...code, typed: 'all' }

it('nothing is reached without changes', () => {
  expect(reached()).toEqual({})
})

it.each([
  ['browse-remote/src/features/price.tsx', 'searching'],
  ['post-remote/src/form.tsx', 'posting'],
  ['shell/src/start.ts', 'frame'],
])('%s reaches the unit tests that import it, and its team', (path, journey) => {
  expect(reached(path)).toEqual({ ...code, unit: [path], e2e: journeys(journey) })
})

it('a test reaches itself', () => {
  const unit = 'post-remote/src/form.test.tsx'
  expect(reached(unit)).toEqual({ ...code, unit: [unit] })
  const [browser] = journeys('posting')
  expect(reached(browser)).toEqual({ ...code, unit: [browser], e2e: [browser] })
})

it.each(['shared/src/domain/money/money.ts', 'backend/firebase/functions/src/limits.ts'])(
  '%s reaches the tests that call the functions in the emulator, and every journey',
  (path) => {
    const related = [path, 'backend/tests/functions/backend.ts']
    expect(reached(path)).toMatchObject({ ...code, unit: related, emulator: related, e2e: 'all' })
  },
)

it('rules reach what loads them, and every journey', () => {
  const related = ['backend/firebase/firestore.rules', 'backend/tests/rules/rules-environment.ts']
  expect(reached('backend/firebase/firestore.rules')).toEqual({
    unit: related,
    emulator: related,
    e2e: 'all',
  })
})

it('what only starts the site reaches no journey', () => {
  const unit = ['backend/local/stack/ports.ts']
  expect(reached('backend/local/stack/ports.ts')).toEqual({ ...command, unit, emulator: unit })
})

it('what drives the browser reaches every journey, and a helper of other tests none', () => {
  expect(reached('e2e/pages/search-page.ts')).toMatchObject({ e2e: 'all' })
  expect(reached('shared/testing/render.tsx')).not.toHaveProperty('e2e')
})

it.each(['README.md', 'docs/deleted.md'])('Markdown, %s, reaches the test of links', (path) => {
  expect(reached(path)).toEqual({ unit: [path, 'scripts/checks/links.test.mjs'] })
})

it.each(['package.json', 'pnpm-lock.yaml'])('%s reaches everything', (path) => {
  const all = { ...command, unit: 'all', build: 'all', emulator: 'all', e2e: 'all' }
  expect(reached('README.md', path)).toEqual(all)
})
