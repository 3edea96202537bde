import type { ReportReason } from '@adamarket/shared/domain/listing/listing-report.ts'
import type {
  AuditEntry,
  CaseAction,
  ReportOutcome,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import { allowsObjection } from '@adamarket/shared/domain/moderation/moderation-rules.ts'

import { inBothLanguages } from '#functions/mail/in-both-languages.ts'
import { linesOfMail, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'

type Told = Exclude<CaseAction, 'dismiss' | 'trust' | 'distrust'> | 'objection-rejected'

type Facts = Pick<AuditEntry, 'title' | 'reason' | 'note' | 'days'>

type Words = { readonly subject: string; readonly text: string }

const english = {
  hello: 'Hello,',
  told: {
    remove: { subject: 'Your listing was removed', text: 'We removed your listing.' },
    hold: {
      subject: 'Your listing is on hold',
      text: 'We’re looking into your listing. Until then no one else can see it.',
    },
    restore: { subject: 'Your listing is back', text: 'Everyone can see your listing again.' },
    warn: {
      subject: 'A warning about your listing',
      text: 'Please change your listing. We remove listings that break our rules.',
    },
    suspend: {
      subject: 'You can’t post for now',
      text: 'You can’t post or change listings for a time.',
    },
    ban: {
      subject: 'Your account is closed',
      text: 'We closed your account. Your listings are no longer shown.',
    },
    lift: { subject: 'You can post again', text: 'You can post and change listings again.' },
    'objection-rejected': {
      subject: 'Our answer to your objection',
      text: 'Another moderator looked at it again, and our decision stands.',
    },
  } satisfies Record<Told, Words>,
  reasons: {
    scam: 'it looks like a scam',
    prohibited: 'it is not allowed to be sold',
    offensive: 'it is offensive',
    'wrong-category': 'it is in the wrong category',
    duplicate: 'it is here more than once',
    unavailable: 'it is no longer available',
    other: 'it breaks our terms',
  } satisfies Record<ReportReason, string>,
  listing: (title: string) => `Listing: ${title}`,
  reason: (reason: string) => `Reason: ${reason}`,
  note: (note: string) => `The moderator writes: ${note}`,
  days: (days: number) => `Days: ${days}`,
  object: (site: string) =>
    linesOfMail`If you think that this is a mistake, you can object under My listings: ${siteLink(site, ['my-listings'])}`,
  objectByForm: (site: string) =>
    linesOfMail`If you think that this is a mistake, write to us: ${siteLink(site, ['ContactUs'])}`,
  answers: {
    removed: {
      subject: 'Thanks for your report',
      text: 'We looked at the listing that you reported, and removed it.',
    },
    kept: {
      subject: 'Thanks for your report',
      text: 'We looked at the listing that you reported. It keeps to our terms, so it stays.',
    },
    deleted: {
      subject: 'Thanks for your report',
      text: 'The seller deleted the listing that you reported. We looked at it all the same.',
    },
  },
  bye: 'AdaMarket',
}

const turkish: typeof english = {
  hello: 'Merhaba,',
  told: {
    remove: { subject: 'İlanınız kaldırıldı', text: 'İlanınızı kaldırdık.' },
    hold: {
      subject: 'İlanınız beklemede',
      text: 'İlanınızı inceliyoruz. Bu sürede ilanı sizden başka kimse göremez.',
    },
    restore: { subject: 'İlanınız yeniden yayında', text: 'İlanınızı yeniden herkes görebilir.' },
    warn: {
      subject: 'İlanınız hakkında uyarı',
      text: 'Lütfen ilanınızı düzeltin. Kurallara uymayan ilanları kaldırıyoruz.',
    },
    suspend: {
      subject: 'Şimdilik ilan veremezsiniz',
      text: 'Bir süre ilan veremez ve ilanlarınızı değiştiremezsiniz.',
    },
    ban: {
      subject: 'Hesabınız kapatıldı',
      text: 'Hesabınızı kapattık. İlanlarınız artık gösterilmiyor.',
    },
    lift: {
      subject: 'Yeniden ilan verebilirsiniz',
      text: 'Yeniden ilan verebilir ve ilanlarınızı değiştirebilirsiniz.',
    },
    'objection-rejected': {
      subject: 'İtirazınıza yanıtımız',
      text: 'Başka bir moderatör yeniden inceledi; kararımız değişmedi.',
    },
  },
  reasons: {
    scam: 'dolandırıcılık şüphesi',
    prohibited: 'satışı yasak ürün',
    offensive: 'uygunsuz içerik',
    'wrong-category': 'yanlış kategori',
    duplicate: 'tekrarlanan ilan',
    unavailable: 'artık geçerli değil',
    other: 'kullanım koşullarına aykırı',
  },
  listing: (title) => `İlan: ${title}`,
  reason: (reason) => `Neden: ${reason}`,
  note: (note) => `Moderatörün notu: ${note}`,
  days: (days) => `Gün: ${days}`,
  object: (site) =>
    linesOfMail`Bunun bir hata olduğunu düşünüyorsanız İlanlarım sayfasından itiraz edebilirsiniz: ${siteLink(site, ['my-listings'])}`,
  objectByForm: (site) =>
    linesOfMail`Bunun bir hata olduğunu düşünüyorsanız bize yazın: ${siteLink(site, ['ContactUs'])}`,
  answers: {
    removed: {
      subject: 'Şikâyetiniz için teşekkürler',
      text: 'Şikâyet ettiğiniz ilanı inceledik ve kaldırdık.',
    },
    kept: {
      subject: 'Şikâyetiniz için teşekkürler',
      text: 'Şikâyet ettiğiniz ilanı inceledik. Kurallarımıza uyduğu için yayında kalıyor.',
    },
    deleted: {
      subject: 'Şikâyetiniz için teşekkürler',
      text: 'Şikâyet ettiğiniz ilanı satıcısı sildi. Yine de inceledik.',
    },
  },
  bye: 'AdaMarket',
}

/**
 * The email to a seller about a decision.
 *
 * @param site the site's origin
 */
export function mailToSeller(told: Told, { title, reason, note, days }: Facts, site: string): Mail {
  return inBothLanguages(english, turkish, (texts) => {
    // A banned seller cannot open My listings.
    const objecting = told === 'ban' ? texts.objectByForm(site) : texts.object(site)
    const { subject, text } = texts.told[told]
    const paragraphs = [
      texts.hello,
      text,
      texts.listing(title),
      reason && texts.reason(texts.reasons[reason]),
      days === undefined ? undefined : texts.days(days),
      note === '' ? undefined : texts.note(note),
      told !== 'objection-rejected' && allowsObjection(told) ? objecting : undefined,
      texts.bye,
    ]
    return { subject, paragraphs: paragraphs.filter((paragraph) => paragraph !== undefined) }
  })
}

/** The email to reporters; `deleted` when the seller had deleted the listing. */
export function mailToReporter(outcome: ReportOutcome | 'deleted', { title }: Facts): Mail {
  return inBothLanguages(english, turkish, ({ hello, answers, listing, bye }) => {
    const { subject, text } = answers[outcome]
    return { subject, paragraphs: [hello, text, listing(title), bye] }
  })
}
