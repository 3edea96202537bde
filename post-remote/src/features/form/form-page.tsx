import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useParams } from '@adamarket/shared/contract/router.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { OneTab } from '#features/form/one-tab.tsx'
import { findPair } from '#parts/categories/find-pair.ts'
import { Explained } from '#parts/page/explained.tsx'
import { PageSkeleton } from '#parts/page/page-skeleton.tsx'

/** The Post Your Ad form (specification, section 2), for the place in the tree that the URL names. */
export function FormPage() {
  const { t } = useTranslation('post')
  const { category, subcategory } = useParams()
  const userId = useLastUserId()
  const pair = findPair(category, subcategory)
  if (!pair) {
    return (
      <Explained
        title={t('unknownCategory.title')}
        text={t('unknownCategory.text')}
        actions={
          <Link to={paths.picker} className={buttonClass({ variant: 'primary' })}>
            {t('unknownCategory.choose')}
          </Link>
        }
      />
    )
  }
  return userId === undefined ? (
    <PageSkeleton />
  ) : (
    <OneTab key={userId} userId={userId} pair={pair} />
  )
}

/** Who is signed in, or was until just now: the form stays while the user signs in again. */
function useLastUserId(): string | undefined {
  const { session } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  const [last, setLast] = useState(userId)
  if (userId !== undefined && userId !== last) setLast(userId)
  return userId ?? last
}
