import type { Firestore } from 'firebase/firestore'
import { collection, limit, orderBy, query } from 'firebase/firestore'

import type { NoticesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { ask } from './access.ts'
import type { CallFunction } from './call-function.ts'
import { decodeNotice } from './decode-moderation.ts'
import { getList } from './get-documents.ts'

/** The most notices that are shown. */
const maxShown = 50

/** Notices for sellers, from `users/{uid}/notices`; objections go to a function. */
export function createFirestoreNotices(
  firestore: Firestore,
  callFunction: CallFunction,
): NoticesPort {
  return {
    list: (userId) =>
      ask(async () => {
        const notices = collection(firestore, 'users', userId, 'notices')
        const { docs } = await getList(query(notices, orderBy('at', 'desc'), limit(maxShown)))
        return docs.map((notice) => decodeNotice(notice.id, notice.data()))
      }),
    async object(noticeId, text) {
      const answer = await callFunction('objectToDecision', { noticeId, text })
      return answer.ok ? ok(undefined) : answer
    },
  }
}
