import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { firebaseFolder } from '#base/folders.ts'

const scopeSchema = v.optional(v.picklist(['COLLECTION', 'COLLECTION_GROUP']), 'COLLECTION')
const directionSchema = v.picklist(['ASCENDING', 'DESCENDING'])

const indexedFieldSchema = v.strictObject({ fieldPath: v.string(), order: directionSchema })

/** The parts of `firestore.indexes.json` that this project uses. */
const definitionsSchema = v.strictObject({
  indexes: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      queryScope: scopeSchema,
      fields: v.array(indexedFieldSchema),
    }),
  ),
  fieldOverrides: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(v.strictObject({ queryScope: scopeSchema, order: directionSchema })),
    }),
  ),
})

export type IndexDefinitions = v.InferOutput<typeof definitionsSchema>

/** @param text the content of `firestore.indexes.json` */
export function readDefinitions(text: string): IndexDefinitions {
  return v.parse(definitionsSchema, JSON.parse(text))
}

/** The indexes that the site's queries need. */
export const ourIndexes = readDefinitions(
  readFileSync(join(firebaseFolder, 'firestore.indexes.json'), 'utf8'),
)
