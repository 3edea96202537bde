import type { Firestore } from 'firebase/firestore/lite'
import { doc, getDoc, setDoc } from 'firebase/firestore/lite'

import type { FavouriteAlertsPort } from '#domain/ports.ts'

import { toResult, write } from './to-result.ts'

/** Whether users get emails about their favourites, from `users/{uid}/alertSettings/favourites`. */
export function createFirestoreFavouriteAlerts(firestore: Firestore): FavouriteAlertsPort {
  const of = (userId: string) => doc(firestore, 'users', userId, 'alertSettings', 'favourites')
  return {
    isOn: (userId) => toResult(async () => (await getDoc(of(userId))).get('isOn') === true),
    set: (userId, alerts) => write(() => setDoc(of(userId), alerts)),
  }
}
