import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { firebaseFolder } from '#base/folders.ts'

import { firestoreRules } from './firestore-rules.ts'

const checkedIn = await readFile(join(firebaseFolder, 'firestore.rules'), 'utf8')

it('the rules are what the template and the domain say: otherwise, npm run ops -- write-rules', async () => {
  expect(await firestoreRules()).toBe(checkedIn)
})

it.each(['firestore.rules', 'storage.rules'])('no line of %s is too long to read', async (file) => {
  const rules = await readFile(join(firebaseFolder, file), 'utf8')
  expect(rules.split('\n').filter((line) => line.length > 160)).toEqual([])
})
