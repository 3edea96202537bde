import type { App } from '#base/apps.ts'
import { apps, remoteNameOf } from '#base/apps.ts'

/**
 * Where a role is granted: in the whole project, in one of its databases, on the bucket of the pictures, on the secret
 * of notifications, on the accounts that functions run as, or on the bucket of backups, which is in another project.
 */
export type Place =
  | 'project'
  | '(default)'
  | 'releases'
  | 'pictures'
  | 'push-secret'
  | 'function-accounts'
  | 'backups'

type Grant = { readonly role: string; readonly on: Place }

/** A service account of ours, and all that it may do. */
export type Identity = {
  /** The name of the account, before the `@`: 6 to 30 characters, which Google asks for. */
  readonly name: string
  /** Whether a function runs as this account, so that a deployment needs it. */
  readonly isRequired: boolean
  readonly grants: readonly Grant[]
}

/** The account of the team that releases an app, `release-browse`; workflows name it in the same way. */
function releaserOf(app: App): string {
  return `release-${app === 'shell' ? app : remoteNameOf(app)}`
}

const inProject = (...names: readonly string[]) =>
  names.map((name): Grant => ({ role: `roles/${name}`, on: 'project' }))

/** Who may do what; docs/operations.md says why. */
export const identities: readonly Identity[] = [
  {
    name: 'functions',
    isRequired: true,
    grants: [
      { role: 'roles/datastore.user', on: '(default)' },
      { role: 'roles/storage.objectUser', on: 'pictures' },
      { role: 'roles/secretmanager.secretAccessor', on: 'push-secret' },
      // No smaller role may disable an account.
      ...inProject('firebaseauth.admin', 'eventarc.eventReceiver', 'run.invoker'),
    ],
  },
  {
    name: 'page-server',
    isRequired: true,
    grants: [{ role: 'roles/datastore.viewer', on: '(default)' }],
  },
  ...apps.map((app) => ({
    name: releaserOf(app),
    isRequired: false,
    // The same for each team: Google has no smaller roles, for a site or for a document.
    grants: [
      { role: 'roles/datastore.user', on: 'releases' } as const,
      ...inProject('firebasehosting.admin', 'serviceusage.serviceUsageConsumer'),
    ],
  })),
  {
    name: 'watch-canaries',
    isRequired: false,
    // It compares what visitors of two releases met, and then releases one of them.
    grants: [
      { role: 'roles/datastore.viewer', on: '(default)' },
      { role: 'roles/datastore.user', on: 'releases' },
      ...inProject('firebasehosting.admin', 'serviceusage.serviceUsageConsumer'),
    ],
  },
  {
    name: 'deploy',
    isRequired: false,
    grants: [
      { role: 'roles/datastore.user', on: '(default)' },
      { role: 'roles/iam.serviceAccountUser', on: 'function-accounts' },
      // The role for Auth sets which function Firebase asks before it sends a message.
      ...inProject(
        'artifactregistry.admin',
        'cloudfunctions.admin',
        'cloudscheduler.admin',
        'datastore.indexAdmin',
        'firebase.viewer',
        'firebaseauth.admin',
        'firebaserules.admin',
        'iam.securityReviewer',
        'secretmanager.viewer',
        'serviceusage.serviceUsageConsumer',
      ),
    ],
  },
  {
    name: 'backup',
    isRequired: false,
    grants: [
      // The log says when a copy was made: this account writes nothing in the database.
      ...inProject(
        'datastore.importExportAdmin',
        'logging.logWriter',
        'serviceusage.serviceUsageConsumer',
      ),
      { role: 'roles/datastore.viewer', on: '(default)' },
      { role: 'roles/storage.objectViewer', on: 'pictures' },
      { role: 'roles/storage.objectAdmin', on: 'backups' },
    ],
  },
]

/** Accounts that once were ours. Projects may still have them. */
export const formerAccounts: readonly string[] = ['release']

/** What roles allow, as far as functions, backups and releases could call it. */
export const permissionsOf: Readonly<Record<string, readonly string[]>> = {
  'roles/datastore.user': ['get', 'list', 'create', 'update', 'delete'].map(
    (action) => `datastore.entities.${action}`,
  ),
  'roles/datastore.viewer': ['datastore.entities.get', 'datastore.entities.list'],
  'roles/eventarc.eventReceiver': ['eventarc.events.receiveEvent'],
  'roles/firebaseauth.admin': ['get', 'create', 'update', 'delete'].map(
    (action) => `firebaseauth.users.${action}`,
  ),
  'roles/firebaseauth.viewer': ['firebaseauth.users.get'],
  'roles/firebasehosting.admin': ['firebasehosting.sites.get', 'firebasehosting.sites.update'],
  'roles/run.invoker': ['run.routes.invoke'],
  'roles/secretmanager.secretAccessor': ['secretmanager.versions.access'],
  'roles/storage.objectViewer': ['storage.objects.get', 'storage.objects.list'],
  'roles/storage.objectUser': ['get', 'list', 'create', 'update', 'delete'].map(
    (action) => `storage.objects.${action}`,
  ),
}

/** What an account may call. @throws Error for an unknown account, or a role that `permissionsOf` does not have */
export function permissionsOfAccount(name: string): ReadonlySet<string> {
  const identity = identities.find((one) => one.name === name)
  if (!identity) throw new Error(`There is no account ${name}`)
  return new Set(
    identity.grants.flatMap(({ role }) => {
      const permissions = permissionsOf[role]
      if (!permissions) throw new Error(`What does ${role} allow?`)
      return permissions
    }),
  )
}

/** The email of an account, by its name. */
export function emailOf(name: string, projectId: string): string {
  return `${name}@${projectId}.iam.gserviceaccount.com`
}
