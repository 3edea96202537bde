import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { telLink } from '@adamarket/shared/domain/listing/contact-links.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { PhoneIcon, WhatsappIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import type { ComponentProps } from 'react'
import { useState } from 'react'

import { ShownNumber } from './shown-number.tsx'
import type { Contact } from './use-contact.ts'

/** Matches a device with a mouse, which is hardly a phone. */
const mouseOnly = '(hover: hover) and (pointer: fine)'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'block' | 'aria-label'> & {
  readonly size: 'sm' | 'lg'
  readonly contact: Contact
}

/** Calls at once on a phone; shows the number on a computer. */
export function CallButton({ contact, ...look }: Props) {
  const t = useTranslations('browse')
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
      {t('contact.call')}
    </Button>
  )
}

/** Opens WhatsApp in a new window. */
export function WhatsappButton({ contact, ...look }: Props) {
  const t = useTranslations('browse')
  const { isBusy, attempt } = useAttempt()
  return (
    <Button
      {...look}
      icon={<WhatsappIcon />}
      loading={isBusy}
      onClick={() => void attempt(contact.openWhatsapp)}
    >
      {t('contact.whatsapp')}
    </Button>
  )
}
