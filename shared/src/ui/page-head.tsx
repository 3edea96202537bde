const siteName = 'AdaMarket'

type PageHeadProps = {
  readonly title: string
  readonly description?: string
  /** The one address of this page, from the root of the site; other spellings lead here as well. */
  readonly path?: string
  /** Shown where the page is linked to, in messages and posts: the link of a picture. */
  readonly image?: string | undefined
  /** Whether search engines are asked to leave the page out. */
  readonly isUnlisted?: boolean
}

/**
 * What the page says of itself to browsers, search engines and those who show a preview of its link.
 * React moves it to the document's head, and takes it away with the page.
 */
export function PageHead({ title, description, path, image, isUnlisted = false }: PageHeadProps) {
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

/** A path of this site as it is written outside of it. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href
}
