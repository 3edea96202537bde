import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { ContactCapability } from '@adamarket/shared/domain/contact-methods.ts'
import { contactCapabilities } from '@adamarket/shared/domain/contact-methods.ts'
import { storeForDevice } from '@adamarket/shared/domain/store-for-device.ts'
import { ChatIcon, PhoneIcon, WhatsappIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/contact-panel.module.css'
import { ContactAction } from '#features/listing/contact-action.tsx'
import { ShownNumber } from '#features/listing/shown-number.tsx'
import { SoldNotice } from '#features/listing/sold-notice.tsx'
import { useIsComputer } from '#features/listing/use-is-computer.ts'
import { useContactLinks } from '#parts/use-contact-links.ts'

/** Where Chat leads on a device without an app store (specification, section 2, "Listing detail"). */
const webSearch = 'https://www.google.com/search?q=AdaMarket+app+North+Cyprus'

const icons = { call: <PhoneIcon />, whatsapp: <WhatsappIcon />, chat: <ChatIcon /> } as const

/**
 * The ways to the seller that the listing grants (specification, section 2, "Listing detail"), at the
 * lower edge of a phone. On a computer, where no user calls by a click, the number is not in the page
 * before it is asked for: programs that collect numbers do not ask. A sold listing grants none.
 */
export function ContactPanel({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation('browse')
  const { appStores } = useHostServices()
  const links = useContactLinks(listing)
  const hidesNumber = useIsComputer()
  const [isShown, setIsShown] = useState(false)
  if (listing.status === 'sold') return <SoldNotice listing={listing} />

  const store = storeForDevice(navigator.userAgent, navigator.maxTouchPoints)
  const hrefOf = { ...links, chat: store ? appStores[store] : webSearch }
  const ways = contactCapabilities(listing.contactMethod).flatMap((way) => {
    const href = hrefOf[way]
    return href === undefined ? [] : [{ way, href }]
  })
  if (ways.length === 0) return <p className={styles['notice']}>{t('listing.noContact')}</p>

  const onPress: Partial<Record<ContactCapability, (href: string) => void>> = hidesNumber
    ? {
        call: () => setIsShown(true),
        whatsapp: (href) => void window.open(href, '_blank', 'noopener,noreferrer'),
      }
    : {}
  return (
    <section aria-label={t('contact.label')} className={styles['panel']}>
      <ul role="list" className={styles['ways']}>
        {ways.map(({ way, href }, index) => (
          <li key={way}>
            {way === 'call' && hidesNumber && isShown ? (
              <ShownNumber href={href} />
            ) : (
              <ContactAction
                href={href}
                icon={icons[way]}
                label={t(`contact.${way}`)}
                isFirst={index === 0}
                opensApart={way !== 'call'}
                onPress={onPress[way]}
              />
            )}
          </li>
        ))}
      </ul>
      {ways.some(({ way }) => way === 'chat') && (
        <p className={styles['hint']}>{t('contact.chatHint')}</p>
      )}
    </section>
  )
}
