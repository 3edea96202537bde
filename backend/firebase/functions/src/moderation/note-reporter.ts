import type { Reporter } from '@adamarket/shared/domain/moderation/report-weight.ts'
import type { ReportOutcome } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { authorOf } from '#functions/listings/author-of.ts'

type Services = { readonly firestore: Firestore; readonly auth: Auth }

const day = 24 * 60 * 60_000

/**
 * Notes in a report what is known about its reporter now, once: the weight of a report does not change later, so a case
 * is the same however often its events come. A missing report stays missing.
 */
export async function noteReporter({ firestore, auth }: Services, reportId: string): Promise<void> {
  const ref = firestore.collection('reports').doc(reportId)
  const report = await ref.get()
  const uid = authorOf(report.data())
  if (uid === undefined || report.get('reporter') !== undefined) return
  const [account] = await accountsOf(auth, [uid])
  // The reports of a deleted account are about to be deleted.
  if (!account || !report.createTime) return
  const ageMs = report.createTime.toMillis() - Date.parse(account.metadata.creationTime)
  const [right, wrong] = await Promise.all([
    countAnswered(firestore, uid, 'removed'),
    countAnswered(firestore, uid, 'kept'),
  ])
  const reporter: Reporter = {
    accountDays: Math.max(Math.floor(ageMs / day), 0),
    isConfirmed: account.emailVerified,
    isPhoneVerified: account.phoneNumber !== undefined,
    right,
    wrong,
  }
  await firestore.runTransaction(async (transaction) => {
    const current = await transaction.get(ref)
    const isNoted = !current.exists || current.get('reporter') !== undefined
    if (!isNoted) transaction.update(ref, { reporter })
  })
}

/** How many reports of a user were answered so: a count costs one read, whatever the number. */
async function countAnswered(
  firestore: Firestore,
  uid: string,
  outcome: ReportOutcome,
): Promise<number> {
  const answered = firestore
    .collection('reports')
    .where('userId', '==', uid)
    .where('answer.outcome', '==', outcome)
  return (await answered.count().get()).data().count
}
