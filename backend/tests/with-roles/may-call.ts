import * as v from 'valibot'

import { permissionsOf } from '#deployment/roles.ts'
import type { FakeProject } from '#tests/deployment/fake-google.ts'

/** Whether an account has a permission; in Firestore, in a database. */
export type MayCall = (permission: string, database?: string) => boolean

const policySchema = v.looseObject({
  bindings: v.array(
    v.object({
      role: v.string(),
      members: v.array(v.string()),
      condition: v.optional(v.object({ expression: v.string() })),
    }),
  ),
})

/**
 * What an account may do in a project by the policies of its resources, as they are now. A role in a policy counts
 * wherever it has a meaning: the policy of the bucket holds for the only bucket there is.
 */
export function mayCallIn({ settings }: FakeProject, email: string): MayCall {
  const bindings = [...settings.values()]
    .flatMap((setting) => {
      const policy = v.safeParse(policySchema, setting)
      return policy.success ? policy.output.bindings : []
    })
    .filter(({ members }) => members.includes(`serviceAccount:${email}`))
  return (permission, database) =>
    bindings.some(
      ({ role, condition }) =>
        permissionsOf[role]?.includes(permission) &&
        (condition === undefined || condition.expression.endsWith(`/databases/${database}"`)),
    )
}
