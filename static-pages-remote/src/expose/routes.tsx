import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { textLoaders } from '@adamarket/shared/i18n/text-loaders.ts'

import type { PageSource } from '#features/reading/page-source.ts'
import { pageSource } from '#features/reading/page-source.ts'

export const texts: RoutesModule['texts'] = {
  namespace: 'static-pages',
  loaders: textLoaders(import.meta.glob('../texts/*/static-pages.json', { query: '?page' })),
}

const about = pageSource(import.meta.glob('../../content/*/about.md'))

const terms = pageSource(import.meta.glob('../../content/*/terms.md'))

const privacy = pageSource(import.meta.glob('../../content/*/privacy.md'))

export const createRoutes: RoutesModule['createRoutes'] = (services): RouteObject[] => [
  readingRoute(paths.about, about, services),
  readingRoute(paths.terms, terms, services),
  readingRoute(paths.privacy, privacy, services),
  {
    path: paths.contact,
    lazy: {
      Component: async () =>
        (await import(/* webpackChunkName: "contact" */ '#features/contact/contact-page.tsx'))
          .ContactPage,
    },
  },
]

/** The three texts share one page; the loader loads the text in parallel with the page's code. */
function readingRoute(path: string, source: PageSource, { language }: HostServices): RouteObject {
  return {
    path,
    loader: () => source(language()),
    lazy: {
      Component: async () => {
        const { ReadingPage } = await import(
          /* webpackChunkName: "reading" */ '#features/reading/reading-page.tsx'
        )
        return () => <ReadingPage source={source} path={path} />
      },
    },
  }
}
