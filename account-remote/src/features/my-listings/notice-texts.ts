import type { ReportReason } from '@adamarket/shared/domain/listing/listing-report.ts'
import type {
  CaseAction,
  ObjectionOutcome,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import { byLanguage } from '@adamarket/shared/i18n/by-language.ts'

const english = {
  title: 'Messages from our moderators',
  told: {
    dismiss: (title: string) => `We looked at “${title}”`,
    remove: (title: string) => `We removed “${title}”`,
    hold: (title: string) => `We’re looking into “${title}”`,
    restore: (title: string) => `“${title}” is back`,
    warn: (title: string) => `Please change “${title}”`,
    suspend: () => 'You can’t post for now',
    ban: () => 'We closed your account',
    lift: () => 'You can post again',
    trust: () => 'You can post any number of listings',
    distrust: () => 'The usual limits apply to your listings',
  } satisfies Record<CaseAction, (title: string) => string>,
  reasons: {
    scam: 'It looks like a scam.',
    prohibited: 'It’s not allowed to be sold.',
    offensive: 'It’s offensive.',
    'wrong-category': 'It’s in the wrong category.',
    duplicate: 'It’s here more than once.',
    unavailable: 'It’s no longer available.',
    other: 'It breaks our terms.',
  } satisfies Record<ReportReason, string>,
  about: (title: string) => `It’s about “${title}”.`,
  days: (count: number) => `It lasts ${count} ${count === 1 ? 'day' : 'days'}.`,
  note: (note: string) => `The moderator writes: ${note}`,
  object: 'Object',
  objectTo: (what: string) => `Object: ${what}`,
  objectText: 'Another moderator will look at it again. Tell us what we should know.',
  objection: 'Your objection',
  missing: 'Please say why you object.',
  tooLong: (max: number) => `Use at most ${max} characters.`,
  send: 'Send objection',
  sent: 'Thanks. We’ll email you our answer.',
  notSent: 'Couldn’t send your objection.',
  objected: 'You objected. Another moderator will look at it again.',
  outcome: {
    accepted: 'You objected, and another moderator agreed with you.',
    rejected: 'You objected. Another moderator looked at it again, and the decision stands.',
  } satisfies Record<ObjectionOutcome, string>,
  older: 'Show older messages',
  cancel: 'Cancel',
  close: 'Close',
}

const turkish: typeof english = {
  title: 'Moderatörlerimizden mesajlar',
  told: {
    dismiss: (title) => `“${title}” ilanını inceledik`,
    remove: (title) => `“${title}” ilanını kaldırdık`,
    hold: (title) => `“${title}” ilanını inceliyoruz`,
    restore: (title) => `“${title}” yeniden yayında`,
    warn: (title) => `Lütfen “${title}” ilanını düzeltin`,
    suspend: () => 'Şimdilik ilan veremezsiniz',
    ban: () => 'Hesabınızı kapattık',
    lift: () => 'Yeniden ilan verebilirsiniz',
    trust: () => 'İstediğiniz kadar ilan verebilirsiniz',
    distrust: () => 'İlanlarınız için olağan sınırlar geçerli',
  },
  reasons: {
    scam: 'Dolandırıcılık şüphesi var.',
    prohibited: 'Bu ürünün satışı yasak.',
    offensive: 'İçeriği uygunsuz.',
    'wrong-category': 'Yanlış kategoride.',
    duplicate: 'Aynı ilan birden fazla kez verilmiş.',
    unavailable: 'Artık geçerli değil.',
    other: 'Kullanım koşullarına aykırı.',
  },
  about: (title) => `İlgili ilan: “${title}”.`,
  days: (count) => `Süre: ${count} gün.`,
  note: (note) => `Moderatörün notu: ${note}`,
  object: 'İtiraz et',
  objectTo: (what) => `İtiraz et: ${what}`,
  objectText: 'Başka bir moderatör yeniden inceleyecek. Bilmemiz gerekenleri yazın.',
  objection: 'İtirazınız',
  missing: 'Lütfen neden itiraz ettiğinizi yazın.',
  tooLong: (max) => `En fazla ${max} karakter yazın.`,
  send: 'İtirazı gönder',
  sent: 'Teşekkürler. Yanıtımızı e-postayla göndereceğiz.',
  notSent: 'İtirazınız gönderilemedi.',
  objected: 'İtiraz ettiniz. Başka bir moderatör yeniden inceleyecek.',
  outcome: {
    accepted: 'İtiraz ettiniz ve başka bir moderatör sizi haklı buldu.',
    rejected: 'İtiraz ettiniz. Başka bir moderatör yeniden inceledi; karar değişmedi.',
  },
  older: 'Eski mesajları göster',
  cancel: 'Vazgeç',
  close: 'Kapat',
}

/** The names of moderators' decisions for sellers. */
export const noticeTexts = byLanguage({ en: english, tr: turkish })
