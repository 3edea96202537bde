import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { languageFacts } from '@adamarket/shared/domain/languages.ts'
import { languageOfText } from '@adamarket/shared/i18n/language-of-text.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

import { googleTranslateLink } from './google-translate-link.ts'
import styles from './listing-view.module.css'
import type { Texts } from './translate-on-device.ts'
import { translateTexts } from './translate-texts.ts'
import type { TranslatableTexts } from './use-translatable-texts.ts'
import { useTranslation } from './use-translation.ts'

type Props = { readonly original: Texts; readonly texts: TranslatableTexts }

/**
 * In which other language than the page's a listing is written, and a way to read it: the browser translates it where it
 * can, elsewhere there is a link. Nothing is sent before a press.
 */
export function WrittenIn({ original, texts }: Props): ReactNode {
  const { shown, setTranslation, setWrittenIn } = texts
  const language = useLocale()
  const t = translateTexts(language)
  const canTranslate = useOnDevice(() => 'Translator' in window, false)
  const { status, download, translate } = useTranslation(original)
  const text = `${original.title}\n${original.description}`
  const writtenIn = languageOfText(text)
  useEffect(() => setWrittenIn(writtenIn), [setWrittenIn, writtenIn])
  if (!writtenIn || writtenIn === language) return null

  const name = nameOf(writtenIn, language)
  const toggle = async () => {
    if (shown.mark) return setTranslation(undefined)
    const translated = await translate(writtenIn, language)
    if (!translated) return
    const mark = t('translatedFrom', { language: name })
    setTranslation({ ...translated, mark, lang: language, dir: languageFacts[language].direction })
  }
  const link = (
    <a
      href={googleTranslateLink(text, writtenIn, language)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles['translate']}
    >
      {t('sendToGoogle')}
    </a>
  )
  const pending = download ? t('downloading') : t('translating')
  return (
    <>
      <p role="status" className={styles['writtenIn']}>
        {status === 'busy' ? pending : (shown.mark ?? t('writtenIn', { language: name }))}
      </p>
      {canTranslate ? (
        <Button
          variant="ghost"
          size="sm"
          className={styles['translate']}
          loading={status === 'busy'}
          onClick={() => void toggle()}
        >
          {shown.mark ? t('showOriginal') : t('translate')}
        </Button>
      ) : (
        link
      )}
      {status === 'busy' && download && (
        <progress className={styles['below']} aria-label={pending} value={download.loaded} />
      )}
      {status === 'failed' && (
        <Notice tone="danger" className={styles['below']} actions={link}>
          {t('failed')}
        </Notice>
      )}
    </>
  )
}

/** The name of a language, or its code in a browser without such names. */
function nameOf(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
