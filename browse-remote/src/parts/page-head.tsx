type Props = {
  readonly title: string
  readonly description: string
  /** The one address of this page, from the root of the site. */
  readonly path: string
}

const siteName = 'AdaMarket'

/** What the page says of itself to browsers and search engines. React moves it to the document's head. */
export function PageHead({ title, description, path }: Props) {
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(path)} />
    </>
  )
}

/** A path of this site as it is written outside of it. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href
}
