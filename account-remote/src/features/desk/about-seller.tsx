import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { FoundUser } from '@adamarket/shared/domain/moderation/found-user.ts'
import type { SellerStanding } from '@adamarket/shared/domain/moderation/moderation.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'

import { formatTime } from '#components/format-time.ts'

import { deskTexts } from './desk-texts.ts'
import styles from './desk.module.css'

type NameProps = {
  readonly sellerId: string
  readonly name: string
  readonly standing: SellerStanding
  readonly isPhoneVerified?: boolean | undefined
}

/** A link to a seller's profile, and what moderators have decided about the seller. */
export function SellerName({ sellerId, name, standing, isPhoneVerified }: NameProps) {
  const language = useLocale()
  const t = deskTexts(language)
  const { isTrusted, isBanned, blockedUntil } = standing
  return (
    <p className={styles['marks']}>
      <Link to={hrefs.profile(sellerId)} dir="auto">
        {name}
      </Link>
      {isPhoneVerified && <Chip>{t('reporter.phoneVerified')}</Chip>}
      {isTrusted && <Chip tone="success">{t('trusted')}</Chip>}
      {isBanned && <Chip tone="danger">{t('banned')}</Chip>}
      {!isBanned && blockedUntil !== undefined && (
        <Chip tone="accent">{t('blockedUntil', { date: formatTime(blockedUntil, language) })}</Chip>
      )}
    </p>
  )
}

/** The most listings that are shown. */
const maxListings = 12

/** The newest listings of a seller, apart from one. */
export function useListingsOf(sellerId: string, without?: string) {
  const { listings } = useHostServices()
  const { value: page } = usePort(
    () => (sellerId === '' ? undefined : listings.bySeller(sellerId, { limit: maxListings })),
    [listings, sellerId],
  )
  return page?.listings.filter(({ id }) => id !== without) ?? []
}

type ItemsProps = {
  readonly items: FoundUser['cases']
  readonly addressOf: (id: string) => string
}

/** Links to listings or cases, each with its status. */
export function ItemLinks({ items, addressOf }: ItemsProps) {
  const t = deskTexts(useLocale())
  if (items.length === 0) return <p className={styles['muted']}>{t('none')}</p>
  return (
    <ul role="list">
      {items.map(({ id, title, status }) => (
        <li key={id}>
          <Link to={addressOf(id)} dir="auto">
            {title}
          </Link>{' '}
          ({t(`status.${status}`)})
        </li>
      ))}
    </ul>
  )
}
