import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { initializeApp } from 'firebase/app'
import type { EmulatorMockTokenOptions, Firestore } from 'firebase/firestore/lite'
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel as setFirestoreLogLevel,
} from 'firebase/firestore/lite'
import { setLogLevel } from 'firebase/app'

// The SDK logs every denied request, and most requests here are meant to be denied.
setLogLevel('silent')
setFirestoreLogLevel('silent')

/** The text of our rules. */
export function readRules(file: 'firestore.rules' | 'storage.rules'): Promise<string> {
  return readFile(`${import.meta.dirname}/../../firebase/${file}`, 'utf8')
}

/** A separate project in the Firestore emulator, which starts with our rules for all projects. */
export function firestoreProject(projectId: string) {
  const [host = '', port] = hostOf('FIRESTORE_EMULATOR_HOST').split(':')
  const emulator = `http://${host}:${port}/emulator/v1/projects/${projectId}`

  /** The lite SDK sends each request separately; the full one reconnects after each denial. */
  function connect(mockUserToken?: EmulatorMockTokenOptions | string): Firestore {
    const app = initializeApp({ projectId, apiKey: 'unused' }, randomUUID())
    const firestore = getFirestore(app)
    connectFirestoreEmulator(firestore, host, Number(port), mockUserToken ? { mockUserToken } : {})
    return firestore
  }

  return {
    projectId,
    /** The database as a visitor who is not signed in sees it. */
    asAnonymous: () => connect(),
    /** The database as a user sees it. */
    signedInAs: (
      uid: string,
      token: {
        readonly email?: string
        readonly email_verified?: boolean
        readonly phone_number?: string
        readonly aud?: string
        readonly role?: string
      } = {},
    ) => connect({ ...token, sub: uid }),
    /** The database without rules, as the backend sees it. */
    pastTheRules: () => connect('owner'),
    async listFrom(
      path: string,
      offset: number,
      uid?: string,
      claims = {},
      limit = 10,
      newestBy?: string,
    ): Promise<void> {
      const parts = path.split('/')
      const collectionId = parts.pop()
      const documents = `projects/${projectId}/databases/(default)/documents`
      const where = {
        fieldFilter: {
          field: { fieldPath: 'userId' },
          op: 'EQUAL',
          value: { stringValue: uid ?? '' },
        },
      }
      const structuredQuery = {
        from: [{ collectionId }],
        limit,
        offset,
        ...(newestBy !== undefined && {
          orderBy: [{ field: { fieldPath: newestBy }, direction: 'DESCENDING' }],
        }),
        ...(uid !== undefined && ['posts', 'withheldListings'].includes(path) && { where }),
      }
      const parent = [documents, ...parts].join('/')
      await send(
        `http://${host}:${port}/v1/${parent}:runQuery`,
        'POST',
        { structuredQuery },
        uid,
        claims,
      )
    },
    /** Replaces the rules of this project, which takes the emulator half a second and more. */
    async load(rules: string): Promise<void> {
      const files = [{ name: 'firestore.rules', content: rules }]
      await send(`${emulator}:securityRules`, 'PUT', { rules: { files } })
    },
    async clear(): Promise<void> {
      await send(`${emulator}/databases/(default)/documents`, 'DELETE')
    },
    /** The results of each expression of the rules since they were loaded, in the emulator's format. */
    async coverage(): Promise<unknown> {
      const response = await send(`${emulator}:ruleCoverage`, 'GET')
      return response.json()
    },
  }
}

export type FirestoreProject = ReturnType<typeof firestoreProject>

/** Loads rules into the Storage emulator: they apply to all its projects. */
export async function loadStorageRules(rules: string): Promise<void> {
  const files = [{ name: 'storage.rules', content: rules }]
  const address = `http://${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/internal/setRules`
  await send(address, 'PUT', { rules: { files } })
}

/**
 * The Storage emulator, in a separate project. It has our rules from its start: loading them once more would
 * deny the uploads of other files' tests for a moment.
 */
export function startStorageRules(projectId: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({ projectId, storage: {} })
}

async function send(
  address: string,
  method: string,
  body?: object,
  uid?: string,
  claims = {},
): Promise<Response> {
  const response = await fetch(address, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(uid !== undefined && { Authorization: `Bearer ${unsignedToken(uid, claims)}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
}

/** The emulator takes a token without a signature. */
function unsignedToken(uid: string, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none', type: 'JWT' })}.${encode({ ...claims, sub: uid, user_id: uid })}.`
}

/** Where an emulator is. @throws without the variable that says so */
export function hostOf(variable: string): string {
  const host = process.env[variable]
  if (host === undefined) throw new Error(`${variable} is not set`)
  return host
}
