import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { storeForDevice } from '@adamarket/shared/domain/store-for-device.ts'
import { contactTexts } from '@adamarket/shared/i18n/contact-texts.ts'
import { CallButton, WhatsappButton } from '@adamarket/shared/site-ui/contact-buttons.tsx'
import { useContact } from '@adamarket/shared/site-ui/use-contact.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { ChatIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'

import styles from './contact-panel.module.css'
import { categoryLink } from './category-link.ts'

/** Where Chat leads on a device without an app store (specification, section 2.4). */
const webSearch = 'https://www.google.com/search?q=AdaMarket+app+North+Cyprus'

/**
 * The contact actions that the listing allows (specification, section 2.4), at the lower edge of a phone.
 * A sold listing has none.
 */
export function ContactPanel({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const label = contactTexts(useLocale())('label')
  const contact = useContact(listing)
  const { actions } = contact
  if (listing.status === 'sold') return <SoldNotice listing={listing} />
  if (actions.length === 0) return <p className={styles['notice']}>{t('listing.noContact')}</p>
  return (
    <section aria-label={label} className={styles['panel']}>
      <ul role="list" className={styles['actions']}>
        {actions.map((action, index) => {
          const look = {
            variant: index === 0 ? 'primary' : 'secondary',
            size: 'lg',
            block: true,
          } as const
          return (
            <li key={action}>
              {action === 'call' && <CallButton contact={contact} {...look} />}
              {action === 'whatsapp' && <WhatsappButton contact={contact} {...look} />}
              {action === 'chat' && <ChatLink className={buttonClass(look)} />}
            </li>
          )
        })}
      </ul>
      {actions.includes('chat') && <p className={styles['hint']}>{t('contact.chatHint')}</p>}
    </section>
  )
}

function ChatLink({ className }: { readonly className: string }) {
  const t = useTranslations('browse')
  const { appStores } = useHostServices()
  const store = useOnDevice(
    () => storeForDevice(navigator.userAgent, navigator.maxTouchPoints),
    undefined,
  )
  return (
    <a
      href={store ? appStores[store] : webSearch}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      <ChatIcon />
      {t('contact.chat')}
    </a>
  )
}

/** Replaces the contact actions of a sold listing. */
function SoldNotice({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  return (
    <div className={styles['notice']}>
      <p className={styles['noticeTitle']}>{t('listing.soldTitle')}</p>
      <p>{t('listing.soldText')}</p>
      <Link to={categoryLink(listing)} className={buttonClass()}>
        {t('listing.soldMore')}
      </Link>
    </div>
  )
}
