// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'

import { hrefs } from '#contract/paths.ts'
import { useAbsoluteUrl } from '#contract/use-absolute-url.ts'
import { dialableNumber, whatsappLink } from '#domain/listing/contact-links.ts'
import type { ContactAction } from '#domain/listing/contact-methods.ts'
import { contactActions } from '#domain/listing/contact-methods.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { contactTexts } from '#i18n/contact-texts.ts'

export type Contact = {
  /** The actions that the listing allows, in the order of the buttons. */
  readonly actions: readonly ContactAction[]
  /** The number, see `dialableNumber`; undefined when it could not be read, after a message to the visitor. */
  readonly requestNumber: () => Promise<string | undefined>
  /** Opens WhatsApp in a new window, with an initial message to the seller. */
  readonly openWhatsapp: () => Promise<void>
}

/** An empty window; null where the browser opens none, such as a WebView, which may throw. */
function openWindow(): Window | null {
  try {
    const opened = window.open('', '_blank')
    if (opened) opened.opener = null
    return opened
  } catch {
    return null
  }
}

/**
 * The ways to reach a listing's seller. No page contains a number before the visitor asks for it: scrapers
 * do not ask.
 */
export function useContact(listing: Listing): Contact {
  const t = contactTexts(useLocale())
  const { listings, notify } = useHostServices()
  const absoluteUrl = useAbsoluteUrl()
  const known = dialableNumber(listing.phoneNumber)
  const hasNumber = known !== undefined || listing.numberOnRequest === true

  async function requestNumber(): Promise<string | undefined> {
    if (known !== undefined) return known
    const read = await listings.byId(listing.id)
    const number = read.ok && read.value && dialableNumber(read.value.phoneNumber)
    if (number) return number
    // Offline, the answer may be a copy from a list, which has no number either.
    const isAnswered = read.ok && read.value?.numberOnRequest !== true
    notify.error(t(isAnswered ? 'noNumber' : 'failed'))
    return undefined
  }

  async function openWhatsapp(): Promise<void> {
    // Browsers let only a click open a window, so this one waits, empty, for the number.
    const opened = openWindow()
    const number = await requestNumber()
    const link = absoluteUrl(hrefs.listing(listing.id))
    const href = number && whatsappLink(number, t('greeting', { title: listing.title, link }))
    if (number && !href) notify.error(t('noCountry', { number }))
    if (!href) opened?.close()
    else if (opened) opened.location.replace(href)
    else window.location.assign(href)
  }

  return {
    actions: contactActions(listing.contactMethod).filter(
      (action) => action === 'chat' || hasNumber,
    ),
    requestNumber,
    openWhatsapp,
  }
}
