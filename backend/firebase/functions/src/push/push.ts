import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'

import { sendPush } from './send-push.ts'

const secretName = 'PUSH_PRIVATE_KEY'

/** The public one of the site's push keys. Without keys, nothing is written or sent. */
export const pushPublicKey = process.env['PUSH_PUBLIC_KEY'] || keyToBeDeployed()

/** firebase-tools asks which secrets a function needs before it sets the variables of `.env`, and runs in its folder. */
function keyToBeDeployed(): string | undefined {
  const isAsking = process.env['FUNCTIONS_CONTROL_API'] === 'true' && existsSync('.env')
  return isAsking ? parseEnv(readFileSync('.env', 'utf8'))['PUSH_PUBLIC_KEY'] : undefined
}

/** Sends notifications to devices, apart from what writes them, which no slow push service holds up. */
export const sendPushMessages = onDocumentCreated(
  {
    document: 'pushMessages/{messageId}',
    retry: true,
    // A project without keys has no such secret; the emulators get it as a variable.
    secrets: pushPublicKey && process.env[secretName] === undefined ? [secretName] : [],
  },
  async ({ params: { messageId } }) => {
    const privateKey = process.env[secretName]
    if (!pushPublicKey || !privateKey) return
    const keys = { publicKey: pushPublicKey, privateKey }
    const site = process.env['SITE_ORIGIN'] ?? ''
    await sendPush({ firestore: getFirestore(), keys, site }, messageId)
  },
)
