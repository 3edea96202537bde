import type {
  AuditEntry,
  CaseAction,
  ReportOutcome,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { allowsObjection } from '@adamarket/shared/domain/moderation/moderation-rules.ts'

import type { Mail } from '#functions/mail/mail.ts'
import { siteLink, siteName } from '#functions/mail/mail.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

type NoticeKind = Exclude<CaseAction, 'dismiss' | 'trust' | 'distrust'> | 'objection-rejected'

type Facts = Pick<AuditEntry, 'title' | 'reason' | 'note' | 'days'>

/**
 * The email to a seller about a decision, in the seller's language.
 *
 * @param site the site's origin
 */
export function mailToSeller(
  language: Language,
  notice: NoticeKind,
  { title, reason, note, days }: Facts,
  site: string,
): Mail {
  const t = textsIn(language, 'moderation')
  // A banned seller cannot open My listings.
  const objecting =
    notice === 'ban'
      ? { words: t('objectByForm'), link: siteLink(site, ['ContactUs']) }
      : { words: t('object'), link: siteLink(site, ['my-listings']) }
  const paragraphs = [
    t('hello'),
    t(`told.${notice}.text`),
    t('listing', { title }),
    reason && t('reason', { reason: t(`reasons.${reason}`) }),
    days === undefined ? undefined : t('days', { days }),
    note === '' ? undefined : t('note', { note }),
    notice !== 'objection-rejected' && allowsObjection(notice) ? [objecting] : undefined,
    siteName,
  ]
  return {
    language,
    subject: t(`told.${notice}.subject`),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== undefined),
  }
}

/** The email to reporters; `deleted` when the seller had deleted the listing. */
export function mailToReporter(
  language: Language,
  outcome: ReportOutcome | 'deleted',
  { title }: Facts,
): Mail {
  const t = textsIn(language, 'moderation')
  return {
    language,
    subject: t(`answers.${outcome}.subject`),
    paragraphs: [t('hello'), t(`answers.${outcome}.text`), t('listing', { title }), siteName],
  }
}
