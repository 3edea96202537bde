type PageHeadProps = {
  readonly title: string
  readonly description: string
  /** The one address of this page, from the root of the site; other spellings lead here as well. */
  readonly path: string
}

/** What the page says of itself to browsers and search engines. React moves it to the document's head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · AdaMarket`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={new URL(path, window.location.origin).href} />
    </>
  )
}
