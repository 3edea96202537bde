import { join, relative } from 'node:path'

import { hostingConfig } from '#hosting/hosting-config.ts'
import { localOrigins } from '#hosting/local-origins.ts'
import { forEachApp } from '#platform/apps.ts'
import type { StackFolders } from '#platform/folders.ts'
import { backendFolder } from '#platform/folders.ts'
import type { Settings } from '#platform/settings.ts'

/** The emulators that a run needs besides Auth, Firestore and Storage. */
export type Extras = {
  readonly hosting: boolean
  readonly functions: boolean
}

/** The firebase.json of a local run. */
export function firebaseConfig(settings: Settings, folders: StackFolders, extras: Extras) {
  const { ports, appPorts } = settings
  const origins = localOrigins(settings)
  const sites = hostingConfig({
    origins,
    authPages: origins.auth[0] ?? '',
    hasAppCheck: false,
    siteNames: forEachApp((app) => app),
    folderOf: (app) => relative(folders.home, join(folders.hosting, app)),
    isSecure: false,
    hasPageFunction: extras.functions,
  })
  return {
    firestore: {
      rules: join(backendFolder, 'firestore.rules'),
      indexes: join(backendFolder, 'firestore.indexes.json'),
    },
    storage: { rules: join(backendFolder, 'storage.rules') },
    ...(extras.functions && {
      functions: [
        { source: relative(folders.home, join(backendFolder, 'functions')) },
        { source: relative(folders.home, join(backendFolder, 'pages')), codebase: 'pages' },
      ],
    }),
    ...(extras.hosting && { hosting: sites }),
    emulators: {
      auth: { port: ports.auth },
      firestore: { port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      storage: { port: ports.storage },
      ...(extras.functions && {
        functions: { port: ports.functions },
        eventarc: { port: ports.eventarc },
        tasks: { port: ports.tasks },
      }),
      ...(extras.hosting && { hosting: { port: appPorts.shell } }),
      hub: { port: ports.hub },
      logging: { port: ports.logging },
      ui: { enabled: false },
      // The rules tests use their own projects.
      singleProjectMode: false,
    },
  }
}
