import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { languageFacts } from '@adamarket/shared/domain/languages.ts'
import { withLatinDigits } from '@adamarket/shared/domain/locale.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useEffect } from 'react'

import { Contents } from './contents.tsx'
import type { PageSource } from './page-source.ts'
import { Prose } from './prose.tsx'
import styles from './reading-page.module.css'
import { usePage } from './use-page.ts'

type ReadingPageProps = {
  readonly source: PageSource
  readonly path: string
}

/** A text: About Us, Terms and Conditions, Privacy Policy. */
export function ReadingPage({ source, path }: ReadingPageProps) {
  const { language, title, description, updated, sections, html } = usePage(source)
  useFirstAnchor()
  return (
    <div className={styles['page']}>
      <PageHead title={title} description={description} path={path} />
      <article lang={language} dir={languageFacts[language].direction} className={styles['sheet']}>
        <header className={styles['head']}>
          <h1>{title}</h1>
          {updated !== undefined && <LastUpdated day={updated} />}
        </header>
        <Contents sections={sections} />
        <Prose html={html} />
      </article>
    </div>
  )
}

function LastUpdated({ day }: { readonly day: string }) {
  const t = useTranslations('static-pages')
  const language = useLocale()
  const format = new Intl.DateTimeFormat(withLatinDigits(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <p className={styles['updated']}>
      <time dateTime={day}>{t('lastUpdated', { date: format.format(new Date(day)) })}</time>
    </p>
  )
}

/**
 * Scrolls to the section named in the address when the visitor arrives: the browser looked for it before
 * the text was rendered. Does not override a restored scroll position.
 */
function useFirstAnchor(): void {
  useEffect(() => {
    const anchor = window.location.hash.slice(1)
    if (anchor === '' || window.scrollY > 0) return
    document.getElementById(anchor)?.scrollIntoView()
  }, [])
}
