import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { useAbsoluteUrl } from '@adamarket/shared/contract/use-absolute-url.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { untilIdle } from '@adamarket/shared/ui/when-idle.ts'
import { lazy, Suspense } from 'react'

// A served page needs them before the code of its places.
import '#components/where/where.module.css'
import { StructuredData } from '#components/structured-data.tsx'

import { Carousel } from './carousel.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FeaturedListings } from './featured-listings.tsx'
import type { HomeData } from './home-loader.ts'
import styles from './home-page.module.css'
import { RecentlyViewed } from './recently-viewed.tsx'
import { siteData } from './site-data.ts'
import type { WhereSection as Section } from './where-section.tsx'

/** Not needed for a first view. Served places are links until then. */
const WhereSection = lazy<typeof Section>(async () => {
  await untilIdle()
  return await import(/* webpackChunkName: "where" */ './where-section.tsx').then(
    (module) => ({ default: module.WhereSection }),
    () => ({ default: () => null }),
  )
})

/** The home page (specification, section 2.2). */
export function HomePage() {
  const t = useTranslations('browse')
  const absoluteUrl = useAbsoluteUrl()
  const home = useLoaderData<HomeData>()
  return (
    <>
      <PageHead
        title={t('home.title')}
        description={t('home.description')}
        path={paths.home}
        feed={hrefs.feed()}
      />
      <StructuredData data={siteData(absoluteUrl)} />
      <h1>
        <VisuallyHidden>{t('home.heading')}</VisuallyHidden>
      </h1>
      <Carousel />
      <div className={styles['sections']}>
        <CategoryTiles />
        <FeaturedListings home={home} />
        <RecentlyViewed />
        <Suspense fallback={null}>
          <WhereSection />
        </Suspense>
      </div>
    </>
  )
}
