import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

import { CommandError } from '#base/command-error.ts'

import type { GoogleApi } from './google-api.ts'
import type { IndexDefinitions } from './our-indexes.ts'

const indexSchema = v.object({
  name: v.optional(v.string(), ''),
  queryScope: v.string(),
  fields: v.array(v.object({ fieldPath: v.string(), order: v.optional(v.string()) })),
  state: v.string(),
})
const indexesSchema = v.object({ indexes: v.optional(v.array(indexSchema), []) })
const fieldsSchema = v.object({
  fields: v.optional(
    v.array(
      v.object({
        name: v.string(),
        indexConfig: v.object({ indexes: v.optional(v.array(indexSchema), []) }),
      }),
    ),
    [],
  ),
})

type LiveIndex = v.InferOutput<typeof indexSchema>

/** The state of each of our indexes, by a description of it; `MISSING` when it is not there. */
export type IndexStates = ReadonlyMap<string, string>

/** Reads the states of our indexes in a project. */
export async function readIndexStates(
  api: GoogleApi,
  projectId: string,
  ours: IndexDefinitions,
): Promise<IndexStates> {
  const database = `projects/${projectId}/databases/(default)/collectionGroups`
  const service = `https://firestore.googleapis.com/v1/${database}/-`
  const overridden = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')
  const [composite, single] = await Promise.all([
    api.read(indexesSchema, `${service}/indexes`),
    api.read(fieldsSchema, `${service}/fields?filter=${overridden}`),
  ])
  const states = new Map<string, string>()
  for (const { collectionGroup, queryScope, fields } of ours.indexes) {
    const found = composite?.indexes
      .filter(({ name }) => name.startsWith(`${database}/${collectionGroup}/`))
      .find((index) => isSame(index, queryScope, fields))
    states.set(
      `${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`,
      found?.state ?? 'MISSING',
    )
  }
  for (const { collectionGroup, fieldPath, indexes } of ours.fieldOverrides) {
    const live = single?.fields.find(
      ({ name }) => name === `${database}/${collectionGroup}/fields/${fieldPath}`,
    )?.indexConfig.indexes
    const wanted = indexes.map(({ queryScope, order }) =>
      live?.find((index) => isSame(index, queryScope, [{ fieldPath, order }])),
    )
    const isWhole = live?.length === wanted.length && !wanted.includes(undefined)
    const building = wanted.find((index) => index && index.state !== 'READY')
    states.set(
      `${collectionGroup}: ${fieldPath}`,
      isWhole ? (building?.state ?? 'READY') : 'MISSING',
    )
  }
  return states
}

/**
 * Waits until Firestore has built all of our indexes: before, queries that need them fail.
 * @throws CommandError when one is missing or broken
 */
export async function waitForIndexes(
  readStates: () => Promise<IndexStates>,
  { pauseMs, signal }: { readonly pauseMs: number; readonly signal: AbortSignal },
): Promise<void> {
  // Each check comes after the pause.
  while (true) {
    const unfinished = [...(await readStates())].filter(([, state]) => state !== 'READY')
    const broken = unfinished.find(([, state]) => state !== 'CREATING')
    if (broken) throw new CommandError(`The index of ${broken.join(' is ')} in Firestore.`)
    if (unfinished.length === 0) return
    await setTimeout(pauseMs, undefined, { signal })
  }
}

/** Whether an index has these fields; Firestore ends each with the id. */
function isSame(
  index: LiveIndex,
  queryScope: string,
  fields: readonly { readonly fieldPath: string; readonly order: string }[],
): boolean {
  const own = index.fields.filter(({ fieldPath }) => fieldPath !== '__name__')
  return (
    index.queryScope === queryScope &&
    own.length === fields.length &&
    own.every(
      ({ fieldPath, order }, at) =>
        fieldPath === fields[at]?.fieldPath && order === fields[at].order,
    )
  )
}
