import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { createFirestore } from '@adamarket/shared/firebase/create-firestore.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { publicReads } from '@adamarket/shared/firebase/public-reads.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { deleteApp, getApps } from 'firebase/app'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { asServiceAccount } from '#pages/as-service-account.ts'
import { documentsOf } from '#tests/contract/documents-of.ts'
import { openEmulatedFirestore } from '#tests/contract/emulated-firestore.ts'
import { hostOf } from '#tests/rules/rules-environment.ts'

import { enforceAppCheck } from './enforce-app-check.ts'

const projectId = 'demo-app-check'
const civic = aListing()
const removed = aListing({ id: 'removed', status: 'removed' })
let firestore: Awaited<ReturnType<typeof enforceAppCheck>>
let close: () => Promise<void>
beforeAll(async () => {
  firestore = await enforceAppCheck(hostOf('FIRESTORE_EMULATOR_HOST'))
  const emulated = await openEmulatedFirestore('app-check', projectId)
  await emulated.storeAll(
    new Map([...documentsOf(civic), ...documentsOf(removed), ...indexEntries(civic)]),
  )
  close = emulated.close
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await close()
  await firestore.close()
})
beforeEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(
    getApps()
      .filter(({ name }) => name === '[DEFAULT]')
      .map(deleteApp),
  )
})

/** As `connectOnServer` in the shell. */
function listings() {
  const { host, port } = firestore
  const settings = {
    firebase: { projectId, apiKey: 'unused', authDomain: 'x', storageBucket: 'x', appId: 'x' },
    emulators: {
      auth: 'http://127.0.0.1:1',
      firestore: { host, port },
      storage: { host, port },
      functions: { host, port },
    },
  }
  const reads = publicReads(documentReads(createFirestore(settings)))
  return createFirestoreListings(reads, ({ what }) => expect.unreachable(what))
}

describe('with App Check enforced for Firestore', () => {
  it('a server without an account is refused, which is no missing listing', async () => {
    expect(await listings().byId('civic')).toMatchObject({ error: { kind: 'unexpected' } })
    expect(await listings().newest(10)).toMatchObject({ ok: false })
  })

  it('the service account of the page function reads what is public, and only that', async () => {
    vi.stubGlobal(
      'fetch',
      asServiceAccount(fetch, firestore.origin, async () => 'owner'),
    )
    const port = listings()
    expect(await port.byId('civic')).toEqual({ ok: true, value: civic })
    expect(await port.newest(10)).toMatchObject({ ok: true, value: [{ id: 'civic' }] })
    expect(await port.byId('none')).toEqual({ ok: true, value: undefined })
    expect(await port.byId('removed')).toMatchObject({ error: { kind: 'permission-denied' } })
    const ofSeller = await port.bySeller(civic.userId, { limit: 10 })
    expect(ofSeller).toMatchObject({ ok: true, value: { listings: [{ id: 'civic' }] } })
  })

  it('no other address gets the token of the account', async () => {
    const request = vi.fn<typeof fetch>(async () => new Response())
    const reading = asServiceAccount(request, firestore.origin, async () => 'secret')
    for (const address of [
      'https://example.com/',
      new URL('https://firestore.example/'),
      new Request('http://127.0.0.1:1/'),
    ]) {
      await reading(address)
    }
    expect(JSON.stringify(request.mock.calls)).not.toContain('secret')
    await reading(`${firestore.origin}/v1`)
    expect(new Headers(request.mock.lastCall?.[1]?.headers).get('Authorization')).toBe(
      'Bearer secret',
    )
  })
})
