import type { ReportReason } from '@adamarket/shared/domain/listing/listing-report.ts'
import type {
  CaseAction,
  ObjectionOutcome,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import { createNamespace } from '@adamarket/shared/i18n/create-namespace.ts'

const english = {
  title: 'Messages from our moderators',
  told: {
    dismiss: 'We looked at “{{title}}”',
    remove: 'We removed “{{title}}”',
    hold: 'We’re looking into “{{title}}”',
    restore: '“{{title}}” is back',
    warn: 'Please change “{{title}}”',
    suspend: 'You can’t post for now',
    ban: 'We closed your account',
    lift: 'You can post again',
    trust: 'You can post any number of listings',
    distrust: 'The usual limits apply to your listings',
  } satisfies Record<CaseAction, string>,
  reasons: {
    scam: 'It looks like a scam.',
    prohibited: 'It’s not allowed to be sold.',
    offensive: 'It’s offensive.',
    'wrong-category': 'It’s in the wrong category.',
    duplicate: 'It’s here more than once.',
    unavailable: 'It’s no longer available.',
    other: 'It breaks our terms.',
  } satisfies Record<ReportReason, string>,
  about: 'It’s about “{{title}}”.',
  days_one: 'It lasts {{count}} day.',
  days_other: 'It lasts {{count}} days.',
  note: 'The moderator writes: {{note}}',
  object: 'Object',
  objectTo: 'Object: {{what}}',
  objectText: 'Another moderator will look at it again. Tell us what we should know.',
  objection: 'Your objection',
  missing: 'Please say why you object.',
  tooLong: 'Use at most {{max}} characters.',
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

export type NoticeTexts = typeof english

const turkish: NoticeTexts = {
  title: 'Moderatörlerimizden mesajlar',
  told: {
    dismiss: '“{{title}}” ilanını inceledik',
    remove: '“{{title}}” ilanını kaldırdık',
    hold: '“{{title}}” ilanını inceliyoruz',
    restore: '“{{title}}” yeniden yayında',
    warn: 'Lütfen “{{title}}” ilanını düzeltin',
    suspend: 'Şimdilik ilan veremezsiniz',
    ban: 'Hesabınızı kapattık',
    lift: 'Yeniden ilan verebilirsiniz',
    trust: 'İstediğiniz kadar ilan verebilirsiniz',
    distrust: 'İlanlarınız için olağan sınırlar geçerli',
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
  about: 'İlgili ilan: “{{title}}”.',
  days_one: 'Süre: {{count}} gün.',
  days_other: 'Süre: {{count}} gün.',
  note: 'Moderatörün notu: {{note}}',
  object: 'İtiraz et',
  objectTo: 'İtiraz et: {{what}}',
  objectText: 'Başka bir moderatör yeniden inceleyecek. Bilmemiz gerekenleri yazın.',
  objection: 'İtirazınız',
  missing: 'Lütfen neden itiraz ettiğinizi yazın.',
  tooLong: 'En fazla {{max}} karakter yazın.',
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
export const noticeTexts = createNamespace('notices', { en: english, tr: turkish })
