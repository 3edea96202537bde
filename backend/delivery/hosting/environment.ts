import { checkoutId } from '@adamarket/shared/build/own-site.ts'
import type { Environment } from '@adamarket/shared/contract/environment.ts'
import { environmentElement } from '@adamarket/shared/contract/environment.ts'

import { repository } from '#base/folders.ts'
import { projectId, telemetryOf } from '#base/settings.ts'
import type { Settings } from '#base/settings.ts'

/**
 * The environment of a local run. The emulators and the mail catcher accept any key; notifications need a pair of keys in
 * the variables that `npm run ops -- push-keys` prints, and visits are measured with `ADAMARKET_TELEMETRY=1`.
 */
export function localEnvironment({ ports, measuredShare }: Settings): Environment {
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
    ...telemetryOf(measuredShare),
    checkout: checkoutId(repository),
  }
}

/** The environment as the content of a script element, escaped so that it cannot end the element. */
export function environmentAsText(environment: Environment): string {
  return JSON.stringify(environment).replaceAll('<', String.raw`\u003c`)
}

/** Writes the environment into the shell's page. Throws when the page has no element for it. */
export function insertEnvironment(html: string, environment: Environment): string {
  if (!environmentElement.test(html))
    throw new Error('index.html has no element with the id "environment"')
  // A function, since `$` has a meaning in a replacement text.
  return html.replace(
    environmentElement,
    (_, start: string, _text: string, end: string) =>
      `${start}${environmentAsText(environment)}${end}`,
  )
}
