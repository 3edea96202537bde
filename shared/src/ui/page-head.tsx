import { useAbsoluteUrl } from '#contract/use-absolute-url.ts'

const siteName = 'AdaMarket'

type PageHeadProps = {
  readonly title: string
  readonly description?: string
  /** The canonical path of this page; other spellings of it lead here as well. */
  readonly path?: string
  /** The link of a picture for previews of links to the page. */
  readonly image?: string | undefined
  /** Whether search engines should not index the page. */
  readonly isUnlisted?: boolean
}

/**
 * The page's metadata for browsers, search engines and link previews. React moves it to the document's
 * head, and removes it with the page.
 */
export function PageHead({ title, description, path, image, isUnlisted = false }: PageHeadProps) {
  const absoluteUrl = useAbsoluteUrl()
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {path && <link rel="canonical" href={absoluteUrl(path)} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {path && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={absoluteUrl(path)} />
          {description && <meta property="og:description" content={description} />}
          {image && <meta property="og:image" content={image} />}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  )
}
