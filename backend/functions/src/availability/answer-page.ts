import type { Language } from '@adamarket/shared/domain/languages.ts'
import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

import { formOfLink, pageOfLink } from '#functions/mail/page-of-link.ts'

import type { Answer } from './answer-link.ts'

type Words = {
  readonly ask: (title: string) => string
  readonly button: string
  readonly done: (title: string) => string
}

const english = {
  available: {
    ask: (title) => `Is “${title}” still available?`,
    button: 'Yes, still available',
    done: (title) => `Thank you. “${title}” stays online.`,
  },
  sold: {
    ask: (title) => `Mark “${title}” as sold?`,
    button: 'Mark as sold',
    done: (title) => `“${title}” is marked as sold.`,
  },
  deleted: {
    ask: (title) => `Delete “${title}” and its photos for good?`,
    button: 'Delete',
    done: (title) => `“${title}” has been deleted.`,
  },
} satisfies Record<Answer, Words>

const turkish = {
  available: {
    ask: (title) => `“${title}” hâlâ geçerli mi?`,
    button: 'Evet, hâlâ geçerli',
    done: (title) => `Teşekkürler. “${title}” yayında kalıyor.`,
  },
  sold: {
    ask: (title) => `“${title}” satıldı olarak işaretlensin mi?`,
    button: 'Satıldı olarak işaretle',
    done: (title) => `“${title}” satıldı olarak işaretlendi.`,
  },
  deleted: {
    ask: (title) => `“${title}” ve fotoğrafları kalıcı olarak silinsin mi?`,
    button: 'Sil',
    done: (title) => `“${title}” silindi.`,
  },
} satisfies Record<Answer, Words>

const texts: Readonly<
  Record<
    Language,
    { readonly mine: string; readonly gone: string; readonly of: Record<Answer, Words> }
  >
> = {
  en: {
    mine: 'My listings',
    gone: 'This link has ended: the listing is gone, or you have been asked again since.',
    of: english,
  },
  tr: {
    mine: 'İlanlarım',
    gone: 'Bu bağlantının süresi doldu: ilan artık yok ya da size yeniden soruldu.',
    of: turkish,
  },
}

/** What a link leads to: a question, or what has been done. */
export function answerPage(
  language: Language,
  answer: Answer,
  { title }: { readonly title: string },
  isDone: boolean,
): string {
  const { ask, button, done } = texts[language].of[answer]
  const shown = escapeXml((isDone ? done : ask)(title))
  return page(language, shown, isDone ? '' : formOfLink(button))
}

/** What a link leads to that is not, or no longer, about a question. */
export function endedPage(language: Language): string {
  return page(language, texts[language].gone, '')
}

function page(language: Language, title: string, body: string): string {
  return pageOfLink(
    language,
    title,
    `${body}<p><a href="/my-listings">${texts[language].mine}</a></p>`,
  )
}
