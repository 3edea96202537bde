import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

import { problemOf, titleOf } from './name.mjs'
import { withRemote } from './register.mjs'

const changed = (file, name = 'gift-cards') =>
  withRemote[file](readFileSync(join(repository, file), 'utf8'), { name })

describe('the name of a new remote', () => {
  it.each(['help', 'gift-cards', 'start-page'])('may be %s', (name) => {
    expect(problemOf(name)).toBeUndefined()
  })

  it.each([
    ['', 'lower-case letters'],
    ['Help', 'lower-case letters'],
    ['../help', 'lower-case letters'],
    ['second-hand-gift-vouchers', 'at most 22 characters'],
    ['browse', 'There is a browse-remote already'],
    ['routes', 'a meaning in every build'],
    ['status', 'Scripts in a page know status'],
    ['new', 'Scripts in a page know new'],
    ['search', '/search is a page of another remote'],
    ['listing', '/listing is a page of another remote'],
    ['photos', 'There is already e2e/journeys/photos.spec.ts'],
  ])('may not be "%s"', (name, problem) => {
    expect(problemOf(name)).toContain(problem)
  })

  it('becomes a title', () => {
    expect(titleOf('gift-cards')).toBe('Gift cards')
  })
})

describe('a new remote is added', () => {
  it('to the list of remotes, at its end: ports keep their order', () => {
    expect(changed('shared/remotes.ts')).toMatch(
      /'static-pages',\n(?: {2}'.*\n)* {2}'gift-cards',\n/,
    )
  })

  it('to the owners: its folder, its browser test, the contract', () => {
    const lines = changed('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line.includes('@adamarket/gift-cards'))
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '/gift-cards-remote/',
      '/shared/src/contract/',
      '/e2e/journeys/gift-cards.spec.ts',
    ])
  })

  it('to the variables of a real project', () => {
    expect(changed('.env.example')).toMatch(/^ADAMARKET_SITE_GIFT_CARDS=$/m)
  })

  it('to the budgets', () => {
    const { apps } = JSON.parse(changed('e2e/performance/budgets.json'))
    expect(apps['gift-cards-remote']).toMatchObject({ container: expect.any(Number), files: {} })
  })
})
