// Imported by its full name, which is the key of the shared module.
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { ComponentProps } from 'react'
import { useState } from 'react'

import { telLink } from '#domain/listing/contact-links.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { contactTexts } from '#i18n/contact-texts.ts'
import { Button } from '#ui/button.tsx'
import { PhoneIcon, WhatsappIcon } from '#ui/icons/contact.tsx'
import { useAttempt } from '#ui/use-attempt.ts'
import { mouseOnly, useMediaQuery } from '#ui/use-media-query.ts'

import { ShownNumber } from './shown-number.tsx'
import type { Contact } from './use-contact.ts'
import { useContact } from './use-contact.ts'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'block' | 'aria-label'> & {
  readonly size: 'sm' | 'lg'
  readonly contact: Contact
}

/** Call and WhatsApp, where a listing allows them: small, and named after it, since there are more of them on the page. */
export function ContactButtons({ listing }: { readonly listing: Listing }) {
  const t = contactTexts(useLocale())
  const contact = useContact(listing)
  const { title } = listing
  const props = { contact, size: 'sm' } as const
  return (
    <>
      {contact.actions.includes('call') && (
        <CallButton {...props} aria-label={t('callAbout', { title })} />
      )}
      {contact.actions.includes('whatsapp') && (
        <WhatsappButton {...props} aria-label={t('whatsappAbout', { title })} />
      )}
    </>
  )
}

/** Calls at once on a phone; shows the number on a computer. */
export function CallButton({ contact, ...look }: Props) {
  const t = contactTexts(useLocale())
  const isComputer = useMediaQuery(mouseOnly)
  const { isBusy, attempt } = useAttempt()
  const [shown, setShown] = useState<string>()

  async function call(): Promise<void> {
    const number = await contact.requestNumber()
    const href = number && telLink(number)
    if (href && !isComputer) window.location.assign(href)
    else setShown(number)
  }

  if (shown !== undefined) return <ShownNumber number={shown} size={look.size} />
  return (
    <Button {...look} icon={<PhoneIcon />} loading={isBusy} onClick={() => void attempt(call)}>
      {t('call')}
    </Button>
  )
}

/** Opens WhatsApp in a new window. */
export function WhatsappButton({ contact, ...look }: Props) {
  const t = contactTexts(useLocale())
  const { isBusy, attempt } = useAttempt()
  return (
    <Button
      {...look}
      icon={<WhatsappIcon />}
      loading={isBusy}
      onClick={() => void attempt(contact.openWhatsapp)}
    >
      {t('whatsapp')}
    </Button>
  )
}
