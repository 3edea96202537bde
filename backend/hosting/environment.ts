import { checkoutId } from '@adamarket/shared/build/own-site.ts'

import { repository } from '#platform/folders.ts'
import { projectId } from '#platform/settings.ts'
import type { Settings } from '#platform/settings.ts'

/** The environment of a page; `parseFirebaseSettings` reads it there. */
export type Environment = {
  readonly firebase: Readonly<Record<FirebaseKey, string>>
  /** Where the functions run that pages call; without it, where Firebase runs them by default. */
  readonly region?: string
  readonly emulators?: {
    readonly auth: string
    readonly firestore: Address
    readonly storage: Address
    readonly functions: Address
  }
  /** The site key of reCAPTCHA Enterprise; with it the site uses App Check. */
  readonly appCheckKey?: string
  /** The account at the email service that the contact form uses. */
  readonly contactMail?: {
    readonly serviceId: string
    readonly templateId: string
    readonly publicKey: string
    /** The service's origin. */
    readonly origin: string
  }
  /** Links of the frame to other sites; missing ones have a default. */
  readonly links?: {
    readonly playStore?: string
    readonly appStore?: string
    readonly social?: readonly { readonly name: string; readonly url: string }[]
  }
  /** Where telemetry of visitors who agree is sent; without it visitors are not asked, and nothing is sent. */
  readonly telemetryUrl?: string
  /** By which push services know the site; without it no notifications are offered. */
  readonly pushPublicKey?: string
  /** The hash of the shell's server.js, which renders the pages of this release. */
  readonly pageServer?: string
  /** Which checkout serves a local site, so that no other one's tests use it by mistake. */
  readonly checkout?: string
}

type FirebaseKey = 'projectId' | 'apiKey' | 'authDomain' | 'storageBucket' | 'appId'

type Address = { readonly host: string; readonly port: number }

/**
 * The environment of a local run. The emulators and the mail catcher accept any key; notifications need a pair of keys in
 * the variables that `npm run ops -- push-keys` prints.
 */
export function localEnvironment({ ports }: Settings): Environment {
  const host = 'localhost'
  const pushPublicKey = process.env['PUSH_PUBLIC_KEY']
  return {
    firebase: {
      projectId,
      apiKey: 'demo-key',
      authDomain: `${host}:${ports.auth}`,
      storageBucket: `${projectId}.appspot.com`,
      appId: 'demo-app',
    },
    emulators: {
      auth: `http://${host}:${ports.auth}`,
      firestore: { host, port: ports.firestore },
      storage: { host, port: ports.storage },
      functions: { host, port: ports.functions },
    },
    contactMail: {
      serviceId: 'local-service',
      templateId: 'contact-form',
      publicKey: 'local-key',
      origin: `http://${host}:${ports.mail}`,
    },
    ...(pushPublicKey && { pushPublicKey }),
    checkout: checkoutId(repository),
  }
}

/** The environment as the content of a script element, escaped so that it cannot end the element. */
export function environmentAsText(environment: Environment): string {
  return JSON.stringify(environment).replaceAll('<', String.raw`\u003c`)
}

const element = /(<script\b[^>]*\bid=["']?environment["']?[^>]*>)[\s\S]*?(<\/script>)/

/** Writes the environment into the shell's page. Throws when the page has no element for it. */
export function insertEnvironment(html: string, environment: Environment): string {
  if (!element.test(html)) throw new Error('index.html has no element with the id "environment"')
  // A function, since `$` has a meaning in a replacement text.
  return html.replace(
    element,
    (_, start: string, end: string) => `${start}${environmentAsText(environment)}${end}`,
  )
}
