import { randomUUID } from 'node:crypto'

import { afterEach, expect, it, vi } from 'vitest'

import { permissionsOf, permissionsOfAccount } from '#deployment/roles.ts'
import { followDecision } from '#functions/moderation/follow-decision.ts'

import { permissionInAuth, startHttpWithRoles } from '#tests/with-roles/http-with-roles.ts'

import { backendForTests, openBackend } from './backend.ts'

const project = 'demo-ban-roles'
const backend = backendForTests(project)
const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''

afterEach(() => vi.unstubAllEnvs())

/** Follows a ban as an account with these permissions in Auth. */
async function banWith(allowed: ReadonlySet<string>) {
  const seller = `seller-${randomUUID().slice(0, 8)}`
  const { auth, firestore } = backend
  const email = `${seller}@example.com`
  await auth.createUser({ uid: seller, email, emailVerified: true })
  await firestore.doc(`posts/${seller}`).set({ title: 'Sofa', userId: seller })
  await firestore.doc(`limits/${seller}`).set({ isBanned: true })
  const listing = { caseId: seller, sellerId: seller, title: 'Sofa', before: { status: 'active' } }
  const entry = { ...listing, action: 'ban', note: '' }
  await firestore.doc(`auditLog/${seller}`).set(entry)

  const refusing = await startHttpWithRoles(emulator, permissionInAuth, (permission) =>
    allowed.has(permission),
  )
  // The Admin SDK reads it with its first request.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', refusing.host)
  const limited = openBackend(project)
  const failure = await followDecision({ ...limited, site: 'https://site.example' }, seller).then(
    () => undefined,
    String,
  )
  vi.unstubAllEnvs()
  await limited.close()
  refusing.close()

  const mails = await firestore.collection('mail').where('userId', '==', seller).get()
  return {
    failure,
    isDisabled: (await auth.getUser(seller)).disabled,
    listing: (await firestore.doc(`withheldListings/${seller}`).get()).get('heldBy'),
    mails: mails.size,
  }
}

it('a ban is followed completely with the role of the functions', async () => {
  const done = { failure: undefined, isDisabled: true, listing: 'ban', mails: 1 }
  expect(await banWith(permissionsOfAccount('functions'))).toEqual(done)
})

it('a ban holds the listings, writes the email and fails, to be retried, if Auth refuses to close the account', async () => {
  const failure = expect.stringContaining('Steps of followDecisions are left: ban')
  const done = { failure, isDisabled: false, listing: 'ban', mails: 1 }
  expect(await banWith(new Set(permissionsOf['roles/firebaseauth.viewer']))).toEqual(done)
})
