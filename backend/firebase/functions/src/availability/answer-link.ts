import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import type { SiteLink } from '#functions/mail/mail.ts'
import { siteLink } from '#functions/mail/mail.ts'

/** What a seller can say about a listing. */
export const answers = ['available', 'sold', 'deleted'] as const

export type Answer = (typeof answers)[number]

/** A listing whose seller is asked, and when they were asked, ISO 8601: a later question has other links. */
export type Question = { readonly listing: string; readonly askedAt: string }

const storedKey = v.object({ key: v.string() })

/** The key that signs the links, made when it is first needed. Without its document all links end. */
export async function signingKey(firestore: Firestore): Promise<string> {
  const ref = firestore.doc('signingKeys/availability')
  return await firestore.runTransaction(async (transaction) => {
    const stored = v.safeParse(storedKey, (await transaction.get(ref)).data())
    if (stored.success) return stored.output.key
    const key = randomBytes(32).toString('base64url')
    transaction.set(ref, { key })
    return key
  })
}

/** Where a seller answers without signing in. */
export function answerLink(
  site: string,
  key: string,
  question: Question,
  answer: Answer,
  language: Language,
): SiteLink {
  const signature = signatureOf(key, question).toString('base64url')
  const { listing } = question
  return siteLink(site, ['still-available.html'], { listing, answer, language, signature })
}

/** Whether a text of any origin is the signature of a question. */
export function isSigned(key: string, question: Question, signature: string): boolean {
  const [expected, given] = [signatureOf(key, question), Buffer.from(signature, 'base64url')]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function signatureOf(key: string, { listing, askedAt }: Question): Buffer {
  return createHmac('sha256', key).update(`${listing}\n${askedAt}`).digest()
}
