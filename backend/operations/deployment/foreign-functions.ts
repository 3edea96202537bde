import * as v from 'valibot'

import type { ProductionSettings } from '#base/production-settings.ts'

import type { GoogleApi } from './google-api.ts'
import { codebases } from './write-deployment.ts'

const functionsSchema = v.object({
  functions: v.optional(
    v.array(
      v.object({ name: v.string(), labels: v.optional(v.record(v.string(), v.string()), {}) }),
    ),
    [],
  ),
  nextPageToken: v.optional(v.string(), ''),
})

/** The label in which firebase-tools keeps a function's codebase; functions of the default one have none. */
const codebaseLabel = 'firebase-functions-codebase'

/**
 * The functions of other codebases that have a name of ours in our region: a deployment would replace them.
 *
 * @param ours the names of our functions
 */
export async function foreignFunctions(
  api: GoogleApi,
  { projectId, region }: Pick<ProductionSettings, 'projectId' | 'region'>,
  ours: readonly string[],
): Promise<readonly string[]> {
  const place = `projects/${projectId}/locations`
  const own = new Set<string>(Object.values(codebases))
  const wanted = new Set(ours.map((name) => `${place}/${region}/functions/${name}`))
  const foreign: string[] = []
  let pageToken = ''
  do {
    const page = new URLSearchParams({ pageSize: '1000', ...(pageToken && { pageToken }) })
    const answer = await api.read(
      functionsSchema,
      `https://cloudfunctions.googleapis.com/v2/${place}/-/functions?${page}`,
    )
    for (const { name, labels } of answer?.functions ?? []) {
      if (wanted.has(name) && !own.has(labels[codebaseLabel] ?? 'default')) foreign.push(name)
    }
    pageToken = answer?.nextPageToken ?? ''
  } while (pageToken !== '')
  return foreign
}
