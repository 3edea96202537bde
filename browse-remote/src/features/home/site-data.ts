import { languages } from '@adamarket/shared/domain/languages.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'

/**
 * The site as schema.org's Organization and WebSite with its search, for search engines.
 *
 * @param absoluteUrl makes a path of this site an absolute URL
 */
export function siteData(absoluteUrl: (path: string) => string): object {
  const url = absoluteUrl(paths.home)
  const organization = `${url}#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: 'AdaMarket',
        url,
        logo: absoluteUrl('/favicon.svg'),
        areaServed: 'North Cyprus',
      },
      {
        '@type': 'WebSite',
        name: 'AdaMarket',
        url,
        inLanguage: languages,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absoluteUrl(paths.search)}?query={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
