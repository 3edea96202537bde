const siteName = 'AdaMarket'

type PageHeadProps = {
  readonly title: string
  readonly description?: string
  /** The one address of this page, from the root of the site; other spellings lead here as well. */
  readonly path?: string
  /** Whether search engines are asked to leave the page out. */
  readonly isUnlisted?: boolean
}

/** What the page says of itself to browsers and search engines. React moves it to the document's head. */
export function PageHead({ title, description, path, isUnlisted = false }: PageHeadProps) {
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {path && <link rel="canonical" href={absoluteUrl(path)} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
    </>
  )
}

/** A path of this site as it is written outside of it. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href
}
