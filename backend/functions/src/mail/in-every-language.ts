import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'

import type { Mail } from './write-mail.ts'

/** All languages in one mail, the default one last: the backend does not know which one a user reads. */
export function inEveryLanguage(write: (language: Language) => Mail): Mail {
  const [byDefault, ...others] = languages
  const mails = [...others, byDefault].map(write)
  return {
    subject: mails.map(({ subject }) => subject).join(' · '),
    paragraphs: mails.flatMap(({ paragraphs }, at) =>
      at === 0 ? paragraphs : ['———', ...paragraphs],
    ),
  }
}
