import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { compileMessages, untranslated } from './compile-messages.mjs'

let texts: string
beforeEach(async () => {
  texts = await mkdtemp(join(tmpdir(), 'texts-'))
  await mkdir(join(texts, 'en'))
  const english = { title: 'Title', menu: { open: 'Open', close: 'Close' } }
  await writeFile(join(texts, 'en/part.json'), JSON.stringify(english))
})
afterEach(async () => await rm(texts, { recursive: true }))

const compiled = (file: string, own: object) =>
  JSON.parse(compileMessages(JSON.stringify(own), join(texts, file)))

it('completes the texts of a language with the English ones', () => {
  expect(compiled('ru/part.json', { title: 'Название', menu: { open: 'Открыть' } })).toEqual({
    title: 'Название',
    menu: { open: 'Открыть', close: 'Close' },
  })
})

it('shows a text that waits for its translation in English', () => {
  const waiting = { title: `${untranslated}Title`, menu: {} }
  expect(compiled('ru/part.json', waiting)).toMatchObject({ title: 'Title' })
})

it('leaves names that English does not have as they are', () => {
  expect(compiled('ru/names.json', { Cars: 'Автомобили' })).toEqual({ Cars: 'Автомобили' })
})

it('leaves lists as they are', () => {
  expect(compiled('ru/words.json', { endings: ['а', 'ы'] })).toEqual({ endings: ['а', 'ы'] })
})

it('puts the texts of an app and the shared ones that a page names into one file', () => {
  const page = compileMessages(
    '{"title":"Başlık"}',
    join(texts, 'tr/part.json'),
    '?page=categories,places',
  )
  expect(JSON.parse(page)).toMatchObject({
    own: { title: 'Başlık', menu: { open: 'Open' } },
    shared: { categories: { Pets: 'Evcil Hayvanlar' }, places: { centre: expect.any(String) } },
  })
  const english = compileMessages('{}', join(texts, 'en/part.json'), '?page=categories')
  // Names are stored in English.
  expect(JSON.parse(english)).toMatchObject({ shared: { categories: {} } })
})
