import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { maxBlockedSellers } from '@adamarket/shared/domain/user/blocked-seller.ts'
import { doc, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { describeOwnDocuments } from './own-documents-suite.ts'
import { firestoreRules } from './rules-under-test.ts'
import { timeFromNow } from './time-from-now.ts'

const folder = 'users/ayse/blockedSellers'

const rules = firestoreRules('blocked-sellers')
const ayse = rules.signedInAs('ayse')

const hour = 60 * 60_000

const fields = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  sellerId: 'mehmet',
  name: 'Mehmet',
  blockedAt: new Date().toISOString(),
  ...overrides,
})
const block = (data: object, id = '1') => setDoc(doc(ayse, folder, id), data)

describeOwnDocuments(rules, {
  path: `${folder}/1`,
  aDocument: fields,
  change: { name: 'Another' },
  max: maxBlockedSellers,
  areForBannedUsers: true,
})

describe('blocked sellers', () => {
  it('may have no name, and do not change', async () => {
    await assertSucceeds(block(fields({ name: '' })))
    await assertFails(block(fields({ name: 'Another' })))
  })

  it('are no more than one user may have, by their ids', async () => {
    for (const id of ['1', '9', '10', '99', '100', '199', `${maxBlockedSellers}`]) {
      await assertSucceeds(block(fields(), id))
    }
    for (const id of ['0', '01', '001', `${maxBlockedSellers + 1}`, '210', '1000', 'a', '1a']) {
      await assertFails(block(fields(), id))
    }
  })

  it('cannot be the user', async () => {
    await assertFails(block(fields({ sellerId: 'ayse' })))
  })

  it.each([
    ['a seller that is no text', fields({ sellerId: 1 })],
    ['a seller whose id is too long', fields({ sellerId: 'x'.repeat(129) })],
    ['a name that is no text', fields({ name: 1 })],
    ['a name that is too long', fields({ name: 'x'.repeat(501) })],
    ['a time that is no text', fields({ blockedAt: new Date() })],
    ['a time in the future', fields({ blockedAt: timeFromNow(25 * hour) })],
  ])('are not blocked with %s', async (_what, data) => {
    await assertFails(block(data))
  })

  it('may have the longest id and name, and the time of a clock that is ahead', async () => {
    const longest = { sellerId: 'x'.repeat(128), name: 'x'.repeat(500) }
    await assertSucceeds(block(fields({ ...longest, blockedAt: timeFromNow(23 * hour) })))
  })
})
