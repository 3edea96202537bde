import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

import { problemOf, withLanguage } from './create.mjs'
import { namespaces } from './folders.mjs'

describe('the code of a new language', () => {
  it.each(['de', 'fa', 'uk'])('may be %s', (code) => {
    expect(problemOf(code)).toBeUndefined()
  })

  it.each([
    ['', 'two letters'],
    ['German', 'two letters'],
    ['../x', 'two letters'],
    ['xx', 'not a language'],
    ['tr', 'there already'],
  ])('may not be "%s"', (code, problem) => {
    expect(problemOf(code)).toContain(problem)
  })
})

it('a language is added to the one list', () => {
  const list = readFileSync(join(repository, 'shared/src/domain/languages.ts'), 'utf8')
  const longer = withLanguage(list, 'fa', 'فارسی')
  expect(longer).toContain(", 'fa'] as const")
  expect(longer).toContain("  fa: { name: 'فارسی', locale: 'fa-IR', direction: 'rtl' },\n}")
})

it('its folders have the names of categories besides all English texts', () => {
  const names = namespaces().map(({ folder, name }) => `${folder}/${name}`)
  expect(names).toContain('shared/src/texts/categories.json')
  expect(names).toContain('backend/firebase/functions/src/texts/functions.json')
  expect(names).toContain('browse-remote/src/texts/browse.json')
})
