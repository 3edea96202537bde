import { createFirestorePushSubscriptions } from '@adamarket/shared/firebase/firestore-push-subscriptions.ts'
import { describePushSubscriptionsPort } from '@adamarket/shared/testing/push-subscriptions-port-contract.ts'
import { afterEach } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterEach(() => Promise.all(opened.splice(0).map((emulated) => emulated.close())))

describePushSubscriptionsPort('in Firestore', async () => {
  const emulated = await openEmulatedFirestore('push-subscriptions')
  opened.push(emulated)
  return createFirestorePushSubscriptions(emulated.signedInAs('ayse', 'ayse@example.com'))
})
