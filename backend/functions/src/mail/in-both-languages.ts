import type { Language } from '@adamarket/shared/domain/languages.ts'

import type { Mail } from './write-mail.ts'

/** Both languages in one mail: the backend does not know which one a user reads. */
export function inBothLanguages<Texts>(
  english: Texts,
  turkish: Texts,
  write: (texts: Texts, language: Language) => Mail,
): Mail {
  const [tr, en] = [write(turkish, 'tr'), write(english, 'en')]
  return {
    subject: `${tr.subject} · ${en.subject}`,
    paragraphs: [...tr.paragraphs, '———', ...en.paragraphs],
  }
}
