import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import {
  latestRates,
  ratesDocument,
  toRatesDocument,
} from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'

import { rebuildCheckpoint } from './rebuild.ts'

/** The rates that the site uses now. */
export async function readExchangeRates(firestore: Firestore): Promise<ExchangeRates> {
  return latestRates((await documentIn(firestore).get()).data())
}

/** Stores new rates. The search index has the old order until it is rebuilt, from the start. */
export async function setExchangeRates(firestore: Firestore, rates: ExchangeRates): Promise<void> {
  const batch = firestore.batch()
  batch.set(documentIn(firestore), toRatesDocument(rates))
  batch.delete(rebuildCheckpoint(firestore))
  await batch.commit()
}

function documentIn(firestore: Firestore): DocumentReference {
  return firestore.collection(ratesDocument.collection).doc(ratesDocument.id)
}
