import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import { activeListings, memberSince, sellerTexts } from '@adamarket/shared/i18n/seller-texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { BlockButton } from '@adamarket/shared/site-ui/block-button.tsx'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { CheckIcon, EditIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { CalendarIcon, TagIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useIsBlocked } from '@adamarket/shared/site-ui/use-is-blocked.ts'
import { ShareButton } from '@adamarket/shared/site-ui/share-button.tsx'
import { useStore } from 'zustand'

import type { ProfileListings } from './profile-data.ts'
import { SellerListings } from './seller-listings.tsx'
import styles from './profile-page.module.css'

type Props = { readonly profile: Profile; readonly listings: ProfileListings }

export function ProfileView({ profile, listings }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const { listings: port, session } = useHostServices()
  const isOwn = useStore(session, ({ user }) => user?.uid === profile.id)
  const isBlocked = useIsBlocked(profile.id)
  const { value: count = 0 } = usePort(() => port.countActive(profile.id), [port, profile.id])
  const tSeller = sellerTexts(language)
  const name = profile.name || tSeller('unnamed')
  return (
    <article className={styles['page']}>
      <PageHead
        title={name}
        description={t('profile.description', { name })}
        path={hrefs.profile(profile.id)}
      />
      <header className={styles['header']}>
        <Avatar name={profile.name} picture={profile.picture} size="xl" />
        <div className={styles['person']}>
          <h1 dir="auto">{name}</h1>
          {profile.email && (profile.emailVerified || isOwn) && (
            <p className={styles['email']}>{profile.email}</p>
          )}
          {isOwn && profile.email && !profile.emailVerified && <p>{t('profile.unconfirmed')}</p>}
          <ul role="list" className={styles['facts']}>
            {profile.memberSince !== undefined && (
              <li>
                <CalendarIcon />
                {memberSince(profile.memberSince, language)}
              </li>
            )}
            {profile.email && profile.emailVerified && (
              <li>
                <CheckIcon />
                {tSeller('emailConfirmed')}
              </li>
            )}
            {count > 0 && (
              <li>
                <TagIcon />
                {activeListings(count, language)}
              </li>
            )}
          </ul>
        </div>
        <div className={styles['actions']}>
          {isOwn && (
            <>
              <Link to={paths.settings} className={buttonClass()}>
                <EditIcon />
                {t('profile.edit')}
              </Link>
              <Link to={paths.myListings} className={buttonClass()}>
                <TagIcon />
                {t('profile.manage')}
              </Link>
            </>
          )}
          <ShareButton
            label={t('profile.share')}
            copied={t('profile.copied')}
            failed={(url) => t('profile.notShared', { url })}
            title={profile.name}
            path={hrefs.profile(profile.id)}
          />
          {!isOwn && <BlockButton sellerId={profile.id} name={profile.name} />}
        </div>
      </header>
      <section className={styles['section']}>
        <h2>{t('profile.about')}</h2>
        <p className={profile.about ? styles['text'] : styles['email']} dir="auto">
          {profile.about || t('profile.noAbout')}
        </p>
      </section>
      <section className={styles['section']} aria-labelledby="profile-listings">
        <h2 id="profile-listings">{t('profile.listings')}</h2>
        {isBlocked ? (
          <p>{t('profile.blocked')}</p>
        ) : (
          <SellerListings userId={profile.id} first={listings} isOwn={isOwn} />
        )}
      </section>
    </article>
  )
}
