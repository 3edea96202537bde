import type { Firestore } from 'firebase/firestore'
import { doc, getDocFromServer, setDoc } from 'firebase/firestore'

import type { FavouriteAlertsPort } from '#domain/ports.ts'

import { ask, write } from './access.ts'

/** Whether users get emails about their favourites, from `users/{uid}/alertSettings/favourites`. */
export function createFirestoreFavouriteAlerts(firestore: Firestore): FavouriteAlertsPort {
  const of = (userId: string) => doc(firestore, 'users', userId, 'alertSettings', 'favourites')
  return {
    // A link in an email may have ended them since.
    isOn: (userId) => ask(async () => (await getDocFromServer(of(userId))).get('isOn') === true),
    set: (userId, alerts) => write(() => setDoc(of(userId), alerts)),
  }
}
