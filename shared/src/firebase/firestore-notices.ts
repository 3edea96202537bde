import type { Firestore } from 'firebase/firestore/lite'
import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore/lite'

import type { NoticesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import type { CallFunction } from './call-function.ts'
import { decodeNotice } from './decode-moderation.ts'
import { toResult } from './to-result.ts'

/** The most notices that are shown. */
const maxShown = 50

/** Notices for sellers, from `users/{uid}/notices`; objections go to a function. */
export function createFirestoreNotices(
  firestore: Firestore,
  callFunction: CallFunction,
): NoticesPort {
  return {
    list: (userId) =>
      toResult(async () => {
        const notices = collection(firestore, 'users', userId, 'notices')
        const { docs } = await getDocs(query(notices, orderBy('at', 'desc'), limit(maxShown)))
        return docs.map((notice) => decodeNotice(notice.id, notice.data()))
      }),
    async object(noticeId, text) {
      const answer = await callFunction('objectToDecision', { noticeId, text })
      return answer.ok ? ok(undefined) : answer
    },
  }
}
