import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { contactCapabilities } from '@adamarket/shared/domain/contact-methods.ts'
import { storeForDevice } from '@adamarket/shared/domain/store-for-device.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { ChatIcon, PhoneIcon, WhatsappIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/contact-panel.module.css'
import { useContactLinks } from '#parts/use-contact-links.ts'

/** Where Chat leads on a device without an app store (specification, section 2, "Listing detail"). */
const webSearch = 'https://www.google.com/search?q=AdaMarket+app+North+Cyprus'

const icons = { call: PhoneIcon, whatsapp: WhatsappIcon, chat: ChatIcon } as const

/**
 * The ways to the seller that the listing grants (specification, section 2, "Listing detail"), fixed
 * to the lower edge of a phone. A sold listing grants none.
 */
export function ContactPanel({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation('browse')
  const { appStores } = useHostServices()
  const links = useContactLinks(listing)
  if (listing.status === 'sold') {
    return (
      <div className={styles['notice']}>
        <p className={styles['noticeTitle']}>{t('listing.soldTitle')}</p>
        <p>{t('listing.soldText')}</p>
      </div>
    )
  }
  const store = storeForDevice(navigator.userAgent, navigator.maxTouchPoints)
  const hrefOf = { ...links, chat: store ? appStores[store] : webSearch }
  const ways = contactCapabilities(listing.contactMethod).flatMap((way) => {
    const href = hrefOf[way]
    return href === undefined ? [] : [{ way, href }]
  })
  if (ways.length === 0) return <p className={styles['notice']}>{t('listing.noContact')}</p>
  return (
    <section aria-label={t('contact.label')} className={styles['panel']}>
      <ul role="list" className={styles['ways']}>
        {ways.map(({ way, href }, index) => {
          const Icon = icons[way]
          const opensApart = way !== 'call'
          return (
            <li key={way}>
              <a
                href={href}
                target={opensApart ? '_blank' : undefined}
                rel={opensApart ? 'noopener noreferrer' : undefined}
                className={buttonClass({
                  variant: index === 0 ? 'primary' : 'secondary',
                  size: 'lg',
                  block: true,
                })}
              >
                <Icon />
                {t(`contact.${way}`)}
              </a>
            </li>
          )
        })}
      </ul>
      {ways.some(({ way }) => way === 'chat') && (
        <p className={styles['hint']}>{t('contact.chatHint')}</p>
      )}
    </section>
  )
}
