import { isDocumentId } from '@adamarket/shared/domain/document-id.ts'
import type { FoundUser } from '@adamarket/shared/domain/moderation/found-user.ts'
import { maxUserSearchLength } from '@adamarket/shared/domain/moderation/found-user.ts'
import { oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { caseStatuses, readStanding } from './stored-case.ts'

/** A search as a moderator sends it. */
export const userSearchSchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(maxUserSearchLength), v.transform(oneLine), v.nonEmpty()),
})

/** The most users that a search finds, and the most cases of each. */
const maxUsers = 10
const maxCases = 20

type Services = { readonly firestore: Firestore; readonly auth: Auth }

/**
 * Finds users for a moderator: by id or the address of their profile, by the exact email address of their account, whether
 * or not others see it, or by the beginning of their name.
 *
 * @returns undefined when the caller is no moderator
 */
export async function findUsers(
  services: Services,
  moderator: string,
  { text }: v.InferOutput<typeof userSearchSchema>,
  now: Date,
): Promise<readonly FoundUser[] | undefined> {
  const { firestore } = services
  if (!(await firestore.doc(`moderators/${moderator}`).get()).exists) return undefined
  const found = await Promise.all([
    byIdOrAddress(services, text),
    byEmail(services.auth, text),
    byName(firestore, text),
  ])
  const uids = [...new Set(found.flat())].slice(0, maxUsers)
  return await Promise.all(uids.map((uid) => describe(firestore, uid, now)))
}

const profilePath = /\/profile\/([^/?#]+)/

async function byIdOrAddress({ firestore, auth }: Services, text: string) {
  const id = profilePath.exec(text)?.[1] ?? text
  if (!isDocumentId(id)) return []
  const [profile, { users }] = await Promise.all([
    firestore.doc(`users/${id}`).get(),
    auth.getUsers([{ uid: id }]),
  ])
  return profile.exists || users.length > 0 ? [id] : []
}

async function byEmail(auth: Auth, text: string) {
  if (!v.is(v.pipe(v.string(), v.email()), text)) return []
  const { users } = await auth.getUsers([{ email: text.toLowerCase() }])
  return users.map(({ uid }) => uid)
}

/** Firestore compares letters as they are stored: the name is looked for as it was typed, and with capitals. */
async function byName(firestore: Firestore, text: string) {
  const beginnings = new Set([text, ...['en', 'tr'].map((language) => inCapitals(text, language))])
  const queries = [...beginnings].map((beginning) =>
    firestore
      .collection('users')
      .orderBy('name')
      .startAt(beginning)
      .endAt(`${beginning}\uF8FF`)
      .select()
      .limit(maxUsers)
      .get(),
  )
  return (await Promise.all(queries)).flatMap(({ docs }) => docs.map(({ id }) => id))
}

function inCapitals(text: string, language: string): string {
  return text
    .split(' ')
    .map(
      (word) =>
        word.charAt(0).toLocaleUpperCase(language) + word.slice(1).toLocaleLowerCase(language),
    )
    .join(' ')
}

const caseSchema = v.object({ title: v.string(), status: v.picklist(caseStatuses) })
const nameSchema = v.fallback(v.string(), '')

async function describe(firestore: Firestore, uid: string, now: Date): Promise<FoundUser> {
  const [profile, limits, cases] = await Promise.all([
    firestore.doc(`users/${uid}`).get(),
    firestore.doc(`limits/${uid}`).get(),
    firestore.collection('cases').where('sellerId', '==', uid).limit(maxCases).get(),
  ])
  return {
    id: uid,
    name: v.parse(nameSchema, profile.get('name')),
    standing: readStanding(limits, now),
    cases: cases.docs.map((one) => ({ id: one.id, ...v.parse(caseSchema, one.data()) })),
  }
}
