import type { App } from '#platform/apps.ts'
import { remoteApps } from '#platform/apps.ts'

/** Where the site and all it talks to are, as origins (`https://host`) without a path. */
export type Origins = {
  readonly apps: Readonly<Record<App, string>>
  readonly auth: readonly string[]
  readonly firestore: string
  readonly storage: string
  readonly functions: string
  /** The service that sends the contact form's messages. */
  readonly email: string
  /** Where measurements are sent, where they are. */
  readonly telemetry?: string
}

export function remoteOrigins({ apps }: Origins): readonly string[] {
  return remoteApps.map((app) => apps[app])
}
