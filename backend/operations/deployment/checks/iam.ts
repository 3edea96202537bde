import * as v from 'valibot'

import type { GoogleApi } from '#deployment/google-api.ts'
import { ApiRefusal } from '#deployment/google-api.ts'
import type { Place } from '#deployment/roles.ts'
import { emailOf, identities } from '#deployment/roles.ts'
import type { ProductionSettings } from '#base/production-settings.ts'

const bindingSchema = v.object({
  role: v.string(),
  members: v.optional(v.array(v.string()), []),
  condition: v.optional(v.object({ expression: v.string() })),
})
const policySchema = v.object({ bindings: v.optional(v.array(bindingSchema), []) })

export type Binding = v.InferOutput<typeof bindingSchema>

/** A resource with a policy: who has which role on it. */
export type Resource = {
  readonly address: string
  /** Only some services read a policy by `GET`. */
  readonly method: 'GET' | 'POST'
  /** What gcloud calls it, between the name of a command and its flags. */
  readonly command: (action: 'add' | 'remove') => string
  /** Bindings that do not have this condition allow more, or something else. */
  readonly condition?: string
}

/** What has the policy of a place; nothing where it is not in this project, or does not exist yet. */
export function resourcesOf(place: Place, settings: ProductionSettings): readonly Resource[] {
  const { projectId, storageBucket, environment } = settings
  const project = projectResource(projectId)
  switch (place) {
    case 'project':
      return [project]
    case '(default)':
    case 'releases':
      return [
        { ...project, condition: `resource.name=="projects/${projectId}/databases/${place}"` },
      ]
    case 'pictures':
      return [
        {
          method: 'GET',
          address: `https://storage.googleapis.com/storage/v1/b/${storageBucket}/iam`,
          command: (action) =>
            `gcloud storage buckets ${action}-iam-policy-binding gs://${storageBucket}`,
        },
      ]
    case 'push-secret':
      if (environment.pushPublicKey === undefined) return []
      return [
        {
          method: 'GET',
          address: `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/PUSH_PRIVATE_KEY:getIamPolicy`,
          command: (action) =>
            `gcloud secrets ${action}-iam-policy-binding PUSH_PRIVATE_KEY --project=${projectId}`,
        },
      ]
    case 'function-accounts':
      return identities
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => emailOf(name, projectId))
        .map((email) => ({
          method: 'POST',
          address: `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}:getIamPolicy`,
          command: (action) =>
            `gcloud iam service-accounts ${action}-iam-policy-binding ${email} --project=${projectId}`,
        }))
    case 'backups':
      return []
  }
}

export function projectResource(projectId: string): Resource {
  return {
    method: 'POST',
    address: `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`,
    command: (action) => `gcloud projects ${action}-iam-policy-binding ${projectId}`,
  }
}

/** The policy of a resource; without bindings if there is no such resource. @throws ApiRefusal */
export async function readBindings(
  api: GoogleApi,
  { method, address }: Resource,
): Promise<readonly Binding[]> {
  if (method === 'GET') return (await api.read(policySchema, address))?.bindings ?? []
  // Without a version conditions are left out.
  const body = { options: { requestedPolicyVersion: 3 } }
  try {
    return v.parse(policySchema, await api.send('POST', address, body)).bindings
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return []
    throw error
  }
}

/** The command that gives a role, or takes it away. */
export function bindingCommand(
  action: 'add' | 'remove',
  { command, condition }: Resource,
  member: string,
  role: string,
): string {
  const title = condition?.split('/').at(-1)?.replace(/\W/g, '')
  const onlyWhen = condition === undefined ? 'None' : `'expression=${condition},title=${title}'`
  return `${command(action)} --member=${member} --role=${role} --condition=${onlyWhen}`
}
