import { ok } from '@adamarket/shared/domain/result.ts'
import { createFirestoreEmailLanguage } from '@adamarket/shared/firebase/firestore-email-language.ts'
import { expect, it } from 'vitest'

import { emailLanguageOf } from '#functions/mail/email-language.ts'
import { backendForTests } from '#tests/functions/backend.ts'

import { openEmulatedFirestore } from './emulated-firestore.ts'

const project = 'demo-email-language'
const { firestore } = backendForTests(project)

it('functions find the language that a member has chosen last, and else the default one', async () => {
  const emulated = await openEmulatedFirestore('email-language', project)
  const port = createFirestoreEmailLanguage(emulated.signedInAs('ayse', 'ayse@example.com'))
  expect(await emailLanguageOf(firestore, 'ayse')).toBe('en')
  expect(await port.set('ayse', 'tr')).toEqual(ok(undefined))
  expect(await port.set('ayse', 'ar')).toEqual(ok(undefined))
  expect(await emailLanguageOf(firestore, 'ayse')).toBe('ar')
  expect(await port.set('mehmet', 'ar')).toMatchObject({ ok: false })
  // The rules allow the code of any language.
  await emulated.store('users/ayse/alertSettings/emails', { language: 'xx' })
  expect(await emailLanguageOf(firestore, 'ayse')).toBe('en')
  await emulated.close()
})
