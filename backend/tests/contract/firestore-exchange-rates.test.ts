import { appError } from '@adamarket/shared/domain/app-error.ts'
import { ratesDocument } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreExchangeRates } from '@adamarket/shared/firebase/firestore-exchange-rates.ts'
import { describeExchangeRatesPort } from '@adamarket/shared/testing/exchange-rates-port-contract.ts'
import { afterAll, expect, it, vi } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterAll(() => Promise.all(opened.map((emulated) => emulated.close())))

async function open(document?: object): Promise<EmulatedFirestore> {
  const emulated = await openEmulatedFirestore('exchange-rates')
  opened.push(emulated)
  const { collection, id } = ratesDocument
  if (document) await emulated.store(`${collection}/${id}`, document)
  return emulated
}

describeExchangeRatesPort('in Firestore', async (document) =>
  createFirestoreExchangeRates(documentReads((await open(document)).firestore)),
)

it('reads them once for all that ask, and again after a failure', async () => {
  const reads = documentReads((await open()).firestore)
  const document = vi.fn(reads.document)
  const port = createFirestoreExchangeRates({ ...reads, document })
  document.mockResolvedValueOnce(err(appError('unavailable', new Error('no network'))))
  expect((await port.latest()).ok).toBe(false)
  await Promise.all([port.latest(), port.latest()])
  expect((await port.latest()).ok).toBe(true)
  expect(document).toHaveBeenCalledTimes(2)
})
