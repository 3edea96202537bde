import type { Command } from './gcloud-iam.ts'

/** Commands that only read, with the role that each of them needs. */
const reads: readonly (readonly [words: RegExp, flags: readonly string[], role: string])[] = [
  [
    /^logging read .*cloudaudit[.]googleapis[.]com%2Fdata_access.*$/,
    ['freshness', 'limit', 'project'],
    'roles/logging.privateLogViewer',
  ],
  [/^logging read .+$/, ['freshness', 'limit', 'project'], 'roles/logging.viewer'],
  [/^functions logs read \w+$/, ['region', 'limit', 'project'], 'roles/logging.viewer'],
  [/^scheduler jobs list$/, ['location', 'project'], 'roles/cloudscheduler.viewer'],
  [/^pubsub subscriptions list$/, ['project'], 'roles/pubsub.viewer'],
  [/^firestore backups list$/, ['project'], 'roles/datastore.backupsViewer'],
  [/^storage ls gs:\/\/\S+$/, ['long', 'project'], 'roles/storage.objectViewer'],
  [
    /^iam service-accounts keys list$/,
    ['iam-account', 'project'],
    'roles/iam.serviceAccountKeyAdmin',
  ],
]

/** A new project has nothing to print. */
export const readingCommands: readonly Command[] = reads.map(([words, flags]) => [
  words,
  flags,
  () => undefined,
])

/** @throws Error unless the roles allow the command: of those that change something, none does */
export function refuseWithout(roles: readonly string[], command: string): void {
  const [, , needed] = reads.find(([words]) => words.test(command)) ?? []
  if (needed === undefined || !roles.includes(needed)) {
    throw new Error(`PERMISSION_DENIED: gcloud ${command} needs ${needed ?? 'another role'}`)
  }
}
