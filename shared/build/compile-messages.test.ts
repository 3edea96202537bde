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
