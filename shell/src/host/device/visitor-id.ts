import { randomId } from '@adamarket/shared/state/random-id.ts'
import { storedText } from '@adamarket/shared/state/stored-text.ts'

const stored = storedText('localStorage', 'visitorId')

/**
 * A random id of this device, created on the first visit and never sent: it decides which canaries the
 * visitor gets. Where nothing can be stored it lasts as long as the page.
 */
export function visitorId(): string {
  const storedId = stored.read()
  if (storedId) return storedId
  const newId = randomId()
  stored.write(newId)
  return newId
}
