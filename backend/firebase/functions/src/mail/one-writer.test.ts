import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const functions = join(import.meta.dirname, '..')

it('only write-mail.ts names the collection of emails', () => {
  const naming = readdirSync(functions, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /['"`]mail['"`/]/.test(readFileSync(join(functions, file), 'utf8')))
  expect(naming).toEqual([join('mail', 'write-mail.ts')])
})
