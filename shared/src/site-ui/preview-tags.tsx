import type { Language } from '#domain/languages.ts'
import { languageFacts, languages } from '#domain/languages.ts'
import { storedPicture } from '#domain/listing/stored-picture.ts'

type Props = {
  readonly siteName: string
  readonly title: string
  readonly description: string | undefined
  readonly url: string
  readonly image: string | undefined
  readonly origin: string
  readonly language: Language
}

/** The site's own picture, `preview.jpg` of the shell. */
const ownSize = { width: 1200, height: 630 }

/** The size that fills the width of a preview; smaller pictures are shown beside the text. */
const wide = { width: 600, height: 315 }

/** How messengers and social networks show a link: Open Graph, which Twitter reads as well. */
export function PreviewTags(props: Props) {
  const { siteName, title, description, url, image, origin, language } = props
  const size = image === undefined ? ownSize : storedPicture(image)?.large
  const isWide = !size || (size.width >= wide.width && size.height >= wide.height)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:image" content={image ?? new URL('/preview.jpg', origin).href} />
      {size && (
        <>
          <meta property="og:image:width" content={String(size.width)} />
          <meta property="og:image:height" content={String(size.height)} />
        </>
      )}
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function openGraphLocale(language: Language): string {
  return languageFacts[language].locale.replace('-', '_')
}
