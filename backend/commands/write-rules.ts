import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { firebaseFolder } from '#base/folders.ts'
import { firestoreRules } from '#rules/firestore-rules.ts'

import { readOptions } from '#command-line/options.ts'

/** Writes the rules of Firestore from their template and the domain. */
export async function run(parameters: readonly string[]): Promise<number> {
  readOptions(parameters, { usage: 'write-rules', options: {} })
  await writeFile(join(firebaseFolder, 'firestore.rules'), await firestoreRules())
  console.log('Written to backend/firebase/firestore.rules.')
  return 0
}
