// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { useEffect, useRef } from 'react'

import { telLink } from '#domain/listing/contact-links.ts'
import { contactTexts } from '#i18n/contact-texts.ts'
import { IconButton } from '#ui/button.tsx'
import { CopyIcon } from '#ui/icons/actions.tsx'
import { PhoneIcon } from '#ui/icons/contact.tsx'
import { joinClasses } from '#ui/join-classes.ts'

import styles from './shown-number.module.css'

type Props = {
  /** See `dialableNumber`. */
  readonly number: string
  readonly size: 'sm' | 'lg'
}

/** The seller's number, once it was requested: to call, to read, to copy. */
export function ShownNumber({ number, size }: Props) {
  const t = contactTexts(useLocale())
  const copy = useCopy()
  const link = useRef<HTMLAnchorElement>(null)
  // It replaces the button that had the focus.
  useEffect(() => link.current?.focus(), [])
  return (
    <div className={joinClasses(styles['shown'], styles[size])}>
      <PhoneIcon />
      <a ref={link} href={telLink(number)} className={styles['number']} dir="ltr">
        {number}
      </a>
      <IconButton
        icon={<CopyIcon />}
        label={t('copyNumber')}
        size={size}
        onClick={() => void copy(number, t('numberCopied'))}
      />
    </div>
  )
}

/** Copies a text to the clipboard, and says whether that worked. */
function useCopy(): (text: string, success: string) => Promise<void> {
  const t = contactTexts(useLocale())
  const { notify } = useHostServices()
  return async (text, success) => {
    try {
      // Absent without HTTPS.
      await navigator.clipboard.writeText(text)
      notify.success(success)
    } catch {
      notify.error(t('copyFailed', { text }))
    }
  }
}
