import { createFirestoreFavouriteAlerts } from '@adamarket/shared/firebase/firestore-favourite-alerts.ts'
import { describeFavouriteAlertsPort } from '@adamarket/shared/testing/favourite-alerts-port-contract.ts'
import { afterEach } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterEach(() => Promise.all(opened.splice(0).map((emulated) => emulated.close())))

describeFavouriteAlertsPort('in Firestore', async () => {
  const emulated = await openEmulatedFirestore('favourite-alerts')
  opened.push(emulated)
  return createFirestoreFavouriteAlerts(emulated.signedInAs('ayse', 'ayse@example.com'))
})
