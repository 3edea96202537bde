import type { Origins } from '#hosting/origins.ts'
import type { Settings } from '#platform/settings.ts'

/** The origins of a local run. */
export function localOrigins({ ports, appPorts }: Settings): Origins {
  return {
    apps: {
      shell: local(appPorts.shell),
      'browse-remote': local(appPorts['browse-remote']),
      'post-remote': local(appPorts['post-remote']),
      'account-remote': local(appPorts['account-remote']),
      'static-pages-remote': local(appPorts['static-pages-remote']),
    },
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
