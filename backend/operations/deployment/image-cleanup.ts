import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

import type { ProductionSettings } from '#base/production-settings.ts'

import type { GoogleApi } from './google-api.ts'

const repositorySchema = v.object({
  cleanupPolicies: v.optional(v.record(v.string(), v.unknown()), {}),
  labels: v.optional(v.record(v.string(), v.string()), {}),
})
const operationSchema = v.object({ name: v.string(), done: v.optional(v.boolean(), false) })

/** The repository and the policy of Cloud Functions, as firebase-tools names them. */
const repositoryId = 'gcf-artifacts'
const policyId = 'firebase-functions-cleanup'
const optOutLabel = 'firebase-functions-cleanup-opted-out'

/** Cloud Run keeps its own copy of the image that it runs. */
const day = '86400s'

const policies = {
  [policyId]: {
    id: policyId,
    action: 'DELETE',
    condition: { tagState: 'ANY', olderThan: day },
  },
}

/**
 * Sets a policy that deletes the container images of the functions after a day. Without a policy they are
 * kept, and billed, forever, and firebase-tools ends with an error once the functions are live. Creates the
 * repository before the first deployment; an existing policy, or a decision against one, does not change.
 */
export async function setImageCleanup(
  api: GoogleApi,
  { projectId, region }: Pick<ProductionSettings, 'projectId' | 'region'>,
  pauseMs: number,
): Promise<void> {
  const service = 'https://artifactregistry.googleapis.com/v1'
  const parent = `${service}/projects/${projectId}/locations/${region}/repositories`
  const existing = await api.read(repositorySchema, `${parent}/${repositoryId}`)
  if (!existing) {
    const started = await api.send('POST', `${parent}?repositoryId=${repositoryId}`, {
      format: 'DOCKER',
      cleanupPolicies: policies,
    })
    let operation: v.InferOutput<typeof operationSchema> | undefined = v.parse(
      operationSchema,
      started,
    )
    while (operation && !operation.done) {
      await setTimeout(pauseMs)
      operation = await api.read(operationSchema, `${service}/${operation.name}`)
    }
    return
  }
  const { cleanupPolicies, labels } = existing
  if (Object.keys(cleanupPolicies).length > 0 || labels[optOutLabel] === 'true') return
  await api.send('PATCH', `${parent}/${repositoryId}?updateMask=cleanupPolicies`, {
    cleanupPolicies: policies,
  })
}
