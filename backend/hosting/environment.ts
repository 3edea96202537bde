import { projectId } from '#platform/settings.ts'
import type { Settings } from '#platform/settings.ts'

/** What a page is told of its surroundings; `parseFirebaseSettings` reads it there. */
export type Environment = {
  readonly firebase: Readonly<Record<FirebaseKey, string>>
  readonly emulators?: {
    readonly auth: string
    readonly firestore: Address
    readonly storage: Address
    readonly functions: Address
  }
  /** The site key of reCAPTCHA Enterprise; with it the site proves by App Check that it is itself. */
  readonly appCheckKey?: string
  /** The account at the e-mail sending service that the contact form uses. */
  readonly contactMail?: {
    readonly serviceId: string
    readonly templateId: string
    readonly publicKey: string
    /** The service's origin, without a path. */
    readonly origin: string
  }
  /** Where the frame leads to outside of the site; what is left out has a default. */
  readonly links?: {
    readonly playStore?: string
    readonly appStore?: string
    readonly social?: readonly { readonly name: string; readonly url: string }[]
  }
  /** Where measurements of visitors who agree are sent; without it visitors are not asked, and nothing is sent. */
  readonly telemetryUrl?: string
}

type FirebaseKey = 'projectId' | 'apiKey' | 'authDomain' | 'storageBucket' | 'appId'

type Address = { readonly host: string; readonly port: number }

/** The environment of a local run. The emulators and the mail catcher take any key. */
export function localEnvironment({ ports }: Settings): Environment {
  const host = 'localhost'
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
  }
}

/** The environment as the content of a script element: nothing in it can end the element. */
export function environmentAsText(environment: Environment): string {
  return JSON.stringify(environment).replaceAll('<', String.raw`\u003c`)
}

const element = /(<script\b[^>]*\bid=["']?environment["']?[^>]*>)[\s\S]*?(<\/script>)/

/** Puts the environment into the shell's page. Throws when the page has no place for it. */
export function insertEnvironment(html: string, environment: Environment): string {
  if (!element.test(html)) throw new Error('index.html has no element with the id "environment"')
  // A function, since a `$` in the text would mean something in a replacement.
  return html.replace(
    element,
    (_, start: string, end: string) => `${start}${environmentAsText(environment)}${end}`,
  )
}
