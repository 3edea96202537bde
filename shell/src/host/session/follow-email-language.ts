import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'
import type { SessionStore } from '@adamarket/shared/state/session-store.ts'

import type { EmailLanguagePort } from '@adamarket/shared/firebase/firestore-email-language.ts'
import { storedText } from '@adamarket/shared/state/stored-text.ts'

/** The member and the language that this device stored last: not each visit is a write. */
const lastStored = storedText('localStorage', 'emailLanguage')

/**
 * Stores the language of the emails to a member: that of the page on which they are signed in, then the one that they choose.
 * After a failure, the emails stay in the previous language.
 */
export function followEmailLanguage(
  session: SessionStore,
  texts: Texts['store'],
  port: EmailLanguagePort,
): void {
  const store = async () => {
    const { user } = session.getState()
    const { language } = texts.getState()
    const stored = user && `${user.uid} ${language}`
    if (stored === lastStored.read()) return
    lastStored.write(undefined)
    const written = user && (await port.set(user.uid, language))
    if (written?.ok) lastStored.write(stored)
  }
  session.subscribe(({ user, confirmed }, before) => {
    if (confirmed && (!before.confirmed || user?.uid !== before.user?.uid)) void store()
  })
  texts.subscribe(({ language }, before) => {
    if (language !== before.language) void store()
  })
}
