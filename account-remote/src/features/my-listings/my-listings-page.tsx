import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { PlusIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { Fragment } from 'react'

import { MembersOnly } from '#components/members-only.tsx'
import page from '#components/page.module.css'

import { MyListingsList } from './my-listings-list.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './my-listings-page.module.css'

/** The user's own listings: edit, mark as sold, delete. */
export function MyListingsPage() {
  const t = useTranslations('account')
  return (
    <div className={page['page']}>
      <PageHead title={t('myListings.title')} path={paths.myListings} isUnlisted />
      <div className={styles['head']}>
        <h1>{t('myListings.title')}</h1>
        <Link to={paths.picker} className={buttonClass({ variant: 'primary' })}>
          <PlusIcon />
          {t('myListings.post')}
        </Link>
      </div>
      <MembersOnly reason={t('myListings.signIn')}>
        {({ uid }) => (
          <Fragment key={uid}>
            <NoticeList userId={uid} />
            <MyListingsList userId={uid} />
          </Fragment>
        )}
      </MembersOnly>
    </div>
  )
}
