// Imported by their full names, which are the keys of the shared modules.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocation } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { languages, parseLanguage } from '#domain/languages.ts'
import { PreviewTags } from './preview-tags.tsx'

const siteName = 'AdaMarket'

type PageHeadProps = {
  readonly title: string
  readonly description?: string
  /** The canonical path of this page; other spellings of it lead here as well. */
  readonly path?: string
  /** The link of a picture for previews of links to the page; without one, they show the site's. */
  readonly image?: string | undefined
  /** The path of the Atom feed of what the page lists. */
  readonly feed?: string | undefined
  /** Whether search engines should not index the page. */
  readonly isUnlisted?: boolean
}

/**
 * The page's metadata for browsers, search engines and link previews. React moves it to the document's
 * head, and removes it with the page.
 */
export function PageHead({
  title,
  description,
  path,
  image,
  feed,
  isUnlisted = false,
}: PageHeadProps) {
  const { origin } = useHostServices()
  const language = useLocale()
  const { search } = useLocation()
  const inAddress = parseLanguage(new URLSearchParams(search).get('lang'))
  const canonical = path && new URL(inAddress ? inLanguage(path, inAddress) : path, origin).href
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {feed && (
        <link rel="alternate" type="application/atom+xml" href={new URL(feed, origin).href} />
      )}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {path && !isUnlisted && (
        <>
          {languages.map((one) => (
            <link
              key={one}
              rel="alternate"
              hrefLang={one}
              href={new URL(inLanguage(path, one), origin).href}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={new URL(path, origin).href} />
        </>
      )}
      {canonical && (
        <PreviewTags
          siteName={siteName}
          title={title}
          description={description}
          url={canonical}
          image={image}
          origin={origin}
          language={language}
        />
      )}
    </>
  )
}
