import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { ContactAction } from '@adamarket/shared/domain/contact-methods.ts'
import { contactActions } from '@adamarket/shared/domain/contact-methods.ts'
import { storeForDevice } from '@adamarket/shared/domain/store-for-device.ts'
import { ChatIcon, PhoneIcon, WhatsappIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/contact-panel.module.css'
import { ContactButton } from '#features/listing/contact-button.tsx'
import { ShownNumber } from '#features/listing/shown-number.tsx'
import { SoldNotice } from '#features/listing/sold-notice.tsx'
import { useContactLinks } from '#parts/use-contact-links.ts'

/** Where Chat leads on a device without an app store (specification, section 2.4). */
const webSearch = 'https://www.google.com/search?q=AdaMarket+app+North+Cyprus'

/** Matches a device with a mouse, which is hardly a phone. */
const mouseOnly = '(hover: hover) and (pointer: fine)'

const icons = { call: <PhoneIcon />, whatsapp: <WhatsappIcon />, chat: <ChatIcon /> } as const

/**
 * The contact actions that the listing allows (specification, section 2.4), at the lower edge of a phone.
 * On a computer the page does not contain the number until the visitor asks for it: scrapers do not ask.
 * A sold listing has none.
 */
export function ContactPanel({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation('browse')
  const { appStores } = useHostServices()
  const links = useContactLinks(listing)
  const hidesNumber = useMediaQuery(mouseOnly)
  const [isShown, setIsShown] = useState(false)
  if (listing.status === 'sold') return <SoldNotice listing={listing} />

  const store = storeForDevice(navigator.userAgent, navigator.maxTouchPoints)
  const hrefOf = { ...links, chat: store ? appStores[store] : webSearch }
  const actions = contactActions(listing.contactMethod).flatMap((action) => {
    const href = hrefOf[action]
    return href === undefined ? [] : [{ action, href }]
  })
  if (actions.length === 0) return <p className={styles['notice']}>{t('listing.noContact')}</p>

  const onPress: Partial<Record<ContactAction, (href: string) => void>> = hidesNumber
    ? {
        call: () => setIsShown(true),
        whatsapp: (href) => void window.open(href, '_blank', 'noopener,noreferrer'),
      }
    : {}
  return (
    <section aria-label={t('contact.label')} className={styles['panel']}>
      <ul role="list" className={styles['actions']}>
        {actions.map(({ action, href }, index) => (
          <li key={action}>
            {action === 'call' && hidesNumber && isShown ? (
              <ShownNumber href={href} />
            ) : (
              <ContactButton
                href={href}
                icon={icons[action]}
                label={t(`contact.${action}`)}
                isFirst={index === 0}
                opensNewWindow={action !== 'call'}
                onPress={onPress[action]}
              />
            )}
          </li>
        ))}
      </ul>
      {actions.some(({ action }) => action === 'chat') && (
        <p className={styles['hint']}>{t('contact.chatHint')}</p>
      )}
    </section>
  )
}
