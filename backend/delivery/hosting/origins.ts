import type { App } from '#base/apps.ts'
import { remoteApps } from '#base/apps.ts'

/** The origins (`https://host`) of the site and of everything it connects to. */
export type Origins = {
  readonly apps: Readonly<Record<App, string>>
  readonly auth: readonly string[]
  readonly firestore: string
  readonly storage: string
  readonly functions: string
  /** The email service of the contact form. */
  readonly email: string
}

export function remoteOrigins({ apps }: Origins): readonly string[] {
  return remoteApps.map((app) => apps[app])
}
