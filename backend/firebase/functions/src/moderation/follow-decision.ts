import { caseActions } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { reportReasons } from '@adamarket/shared/domain/listing/listing-report.ts'
import { reportOutcome } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { runSteps } from '#functions/events/run-steps.ts'
import { emailLanguageOf } from '#functions/mail/email-language.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { mailTo, recipientOf } from '#functions/mail/write-mail.ts'
import { shortHash } from '#functions/limits/record-action.ts'
import { runAll } from '#functions/base/run-all.ts'

import { noticeAction } from './effects.ts'
import { followBan } from './follow-ban.ts'
import { caseStatuses } from './stored-case.ts'
import { mailToReporter, mailToSeller } from './mail-texts.ts'

type Services = {
  readonly firestore: Firestore
  readonly auth: Auth
  /** The site's origin, for links. */
  readonly site: string
}

const entrySchema = v.object({
  caseId: v.string(),
  sellerId: v.string(),
  title: v.string(),
  action: v.picklist(caseActions),
  reason: v.exactOptional(v.picklist(reportReasons)),
  note: v.string(),
  days: v.exactOptional(v.number()),
  objectionOutcome: v.exactOptional(v.picklist(['accepted', 'rejected'])),
  before: v.object({ status: v.picklist(caseStatuses) }),
})

/**
 * Does what follows a decision in the audit log: a ban, the sitemap, and the mails to the seller and the reporters. None
 * of them waits for another, and one that fails is left for the next attempt. Idempotent: a mail has an id of its own for
 * each decision and reader, and is written once.
 */
export async function followDecision(services: Services, id: string): Promise<void> {
  const { firestore, auth, site } = services
  const parsed = v.safeParse(entrySchema, (await firestore.doc(`auditLog/${id}`).get()).data())
  // An objection only changes its case.
  if (!parsed.success) return
  const entry = parsed.output
  const { action, caseId, sellerId, objectionOutcome, before } = entry
  const notice = objectionOutcome === 'rejected' ? 'objection-rejected' : noticeAction(action)
  const outcome = reportOutcome(action, { ...before, objection: objectionOutcome })
  await runSteps(firestore, { functionName: 'followDecisions', id }, [
    {
      name: 'ban',
      when: action === 'ban' || action === 'lift',
      run: () => followBan(firestore, auth, sellerId),
    },
    {
      name: 'sitemap',
      when: action === 'remove' || action === 'hold',
      run: () => dropFromSitemaps(firestore, caseId),
    },
    {
      name: 'sellerEmail',
      run: async () => {
        if (!notice) return
        await send(services, id, [sellerId], (language) =>
          mailToSeller(language, notice, entry, site),
        )
      },
    },
    {
      name: 'reporterEmails',
      run: async () => {
        if (!outcome) return
        const reporters = await reportersOf(firestore, id)
        const answer = before.status === 'deleted' ? 'deleted' : outcome
        await send(services, id, reporters, (language) => mailToReporter(language, answer, entry))
      },
    },
  ])
}

/** Those whose reports a decision answered. */
async function reportersOf(firestore: Firestore, id: string): Promise<readonly string[]> {
  const { docs } = await firestore.collection('reports').where('answer.by', '==', id).get()
  return docs.map((report) => String(report.get('userId')))
}

/** Closed accounts get them too, so that a banned seller learns of the ban. */
async function send(
  { firestore, auth }: Services,
  id: string,
  uids: readonly string[],
  mailIn: (language: Language) => Mail,
): Promise<void> {
  const accounts = await accountsOf(auth, uids)
  const mails = accounts.map((account) => async () => {
    const recipient = recipientOf(account)
    if (!recipient) return
    const mail = mailIn(await emailLanguageOf(firestore, account.uid))
    const [ref, fields] = mailTo(firestore, recipient, mail, `${id}-${shortHash(account.uid)}`)
    if (!(await ref.get()).exists) await ref.create(fields)
  })
  await runAll(mails)
}

/** Takes a listing out of the sitemap, which is otherwise written at night. */
async function dropFromSitemaps(firestore: Firestore, listingId: string): Promise<void> {
  for (const ref of await firestore.collection('sitemaps').listDocuments()) {
    await firestore.runTransaction(async (transaction) => {
      const lines: unknown = (await transaction.get(ref)).get('lines')
      if (typeof lines !== 'string') return
      const remaining = lines
        .split('\n')
        .filter((line) => line.slice(0, line.lastIndexOf(' ')) !== listingId)
      const text = remaining.join('\n')
      if (text !== lines) transaction.update(ref, { lines: text })
    })
  }
}
