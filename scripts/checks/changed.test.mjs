import { describe, expect, it } from 'vitest'

import { texts } from './a-workspace.mjs'
import { reachedBy } from './changed.mjs'

const read = (path) => texts[path]

/** What changes reach; what they do not reach is left out. */
function reached(...changed) {
  const files = Object.keys(texts)
  const all = Object.entries(reachedBy(changed, { files, read }))
  return Object.fromEntries(all.filter(([, tests]) => tests.length > 0))
}

const code = { lint: 'all', types: 'all' }
const command = { ...code, typed: 'all' }
const journeys = (...names) => names.map((name) => `e2e/journeys/${name}.spec.ts`)

describe('reachedBy', () => {
  it('is nothing without changes', () => {
    expect(reached()).toEqual({})
  })

  it.each(['price.tsx', 'search.css'])(
    'a part of one remote, %s, reaches the tests that render it, and its team',
    (file) => {
      expect(reached(`browse-remote/src/features/${file}`)).toMatchObject({
        unit: ['browse-remote/src/expose/routes.test.tsx'],
        e2e: journeys('searching'),
      })
    },
  )

  it('a file of the domain reaches what uses it in any package, unless only its types', () => {
    expect(reached('shared/src/domain/money/money.ts')).toEqual({
      ...code,
      unit: ['shared/src/domain/money/money.test.ts', 'browse-remote/src/expose/routes.test.tsx'],
      e2e: journeys('searching'),
    })
  })

  it('a helper of tests reaches no app', () => {
    expect(reached('shared/testing/render.tsx')).toEqual({
      ...code,
      unit: ['browse-remote/src/expose/routes.test.tsx'],
    })
    expect(reached('shared/testing/dom-setup.ts')).toEqual({ ...code, unit: 'all' })
  })

  it('the shell reaches the browser tests of no remote', () => {
    expect(reached('shell/src/start.ts')).toEqual({ ...code, e2e: journeys('frame') })
  })

  it('rules reach their tests, those of the ports, and every journey', () => {
    expect(reached('backend/firebase/firestore.rules')).toEqual({
      emulator: ['backend/tests/rules/posts.test.ts', 'backend/tests/contract/auth.test.ts'],
      e2e: 'all',
    })
  })

  it('a function reaches the tests that call it in the emulator, and every journey', () => {
    expect(reached('backend/firebase/functions/src/limits.ts')).toEqual({
      ...command,
      emulator: ['backend/tests/functions/limits.test.ts'],
      e2e: 'all',
    })
  })

  it('demo data reaches the tests that read it, and every journey', () => {
    expect(reached('backend/local/seed/listings.json')).toEqual({
      unit: ['backend/local/seed/all-listings.test.ts'],
      e2e: 'all',
    })
  })

  it('what only starts the site reaches no journey', () => {
    expect(reached('backend/local/stack/ports.ts')).toEqual(command)
  })

  it.each(['README.md', 'docs/deleted.md'])('Markdown, %s, reaches the test of links', (path) => {
    expect(reached(path)).toEqual({ unit: ['scripts/checks/links.test.mjs'] })
  })

  it('a test reaches itself', () => {
    expect(reached('post-remote/src/form.test.tsx')).toEqual({
      ...code,
      unit: ['post-remote/src/form.test.tsx'],
    })
    expect(reached('e2e/journeys/posting.spec.ts')).toEqual({ ...code, e2e: journeys('posting') })
  })

  it('a page model reaches the browser tests that use it; what the configuration uses, all', () => {
    expect(reached('e2e/pages/search-page.ts')).toEqual({
      ...code,
      e2e: journeys('searching', 'frame'),
    })
    expect(reached('e2e/fixtures/chromium.ts')).toEqual({ ...code, e2e: 'all' })
  })

  it('a script reaches the tests of what uses it', () => {
    expect(reached('scripts/checks/count.mjs')).toEqual({
      ...command,
      unit: ['scripts/checks/suites.test.mjs'],
    })
  })

  it('a deleted file reaches what still imports it', () => {
    const files = Object.keys(texts).filter((path) => path !== 'shared/src/domain/money/money.ts')
    expect(reachedBy(['shared/src/domain/money/money.ts'], { files, read })).toMatchObject({
      unit: ['shared/src/domain/money/money.test.ts', 'browse-remote/src/expose/routes.test.tsx'],
    })
    const left = files.filter((path) => path !== 'shared/src/domain/money/money.test.ts')
    expect(
      reachedBy(['shared/src/domain/money/money.test.ts'], { files: left, read }),
    ).toMatchObject({
      unit: [],
      emulator: [],
      e2e: [],
    })
  })

  it('the settings of a package reach what its modules reach', () => {
    expect(reached('post-remote/package.json')).toEqual({
      types: 'all',
      unit: ['post-remote/src/form.test.tsx'],
      e2e: journeys('posting'),
    })
  })

  it.each(['package.json', 'pnpm-lock.yaml'])('%s reaches everything', (path) => {
    const all = { ...command, unit: 'all', build: 'all', emulator: 'all', e2e: 'all' }
    expect(reached('README.md', path)).toEqual(all)
  })
})
