import { forEachApp } from '#base/apps.ts'
import type { Settings } from '#base/settings.ts'

import type { Origins } from './origins.ts'

/** The origins of a local run. */
export function localOrigins({ ports, appPorts }: Settings): Origins {
  return {
    apps: forEachApp((app) => local(appPorts[app])),
    auth: [local(ports.auth)],
    firestore: local(ports.firestore),
    storage: local(ports.storage),
    functions: local(ports.functions),
    email: local(ports.mail),
  }
}

function local(port: number): string {
  return `http://localhost:${port}`
}
