import { expect, it } from 'vitest'

import { siteData } from './site-data.ts'

it('names the site, and where its search leads', () => {
  expect(siteData((path) => `https://adamarket.example${path}`)).toMatchObject({
    '@graph': [
      { '@type': 'Organization', url: 'https://adamarket.example/' },
      {
        '@type': 'WebSite',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            urlTemplate: 'https://adamarket.example/search?query={search_term_string}',
          },
        },
      },
    ],
  })
})
