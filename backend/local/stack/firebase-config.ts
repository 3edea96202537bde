import { join, relative } from 'node:path'

import { hostingConfig } from '#hosting/hosting-config.ts'
import { localOrigins } from '#hosting/local-origins.ts'
import { forEachApp } from '#base/apps.ts'
import type { StackFolders } from '#base/folders.ts'
import { firebaseFolder } from '#base/folders.ts'
import type { Settings } from '#base/settings.ts'

/** The firebase.json of a local run, with or without its sites. */
export function firebaseConfig(settings: Settings, folders: StackFolders, hosting: boolean) {
  const { ports, appPorts } = settings
  const origins = localOrigins(settings)
  const sites = hostingConfig({
    origins,
    authPages: origins.auth[0] ?? '',
    hasAppCheck: false,
    siteNames: forEachApp((app) => app),
    folderOf: (app) => relative(folders.home, join(folders.hosting, app)),
    isSecure: false,
  })
  return {
    firestore: {
      rules: join(firebaseFolder, 'firestore.rules'),
      indexes: join(firebaseFolder, 'firestore.indexes.json'),
    },
    storage: { rules: join(firebaseFolder, 'storage.rules') },
    functions: [
      { source: relative(folders.home, join(firebaseFolder, 'functions')) },
      { source: relative(folders.home, join(firebaseFolder, 'pages')), codebase: 'pages' },
    ],
    ...(hosting && { hosting: sites }),
    emulators: {
      auth: { port: ports.auth },
      firestore: { port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      storage: { port: ports.storage },
      functions: { port: ports.functions },
      eventarc: { port: ports.eventarc },
      tasks: { port: ports.tasks },
      ...(hosting && { hosting: { port: appPorts.shell } }),
      hub: { port: ports.hub },
      logging: { port: ports.logging },
      ui: { enabled: false },
      // The rules tests use their own projects.
      singleProjectMode: false,
    },
  }
}
