import { telLink } from '@adamarket/shared/domain/listing/contact-links.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { CopyIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { PhoneIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { useEffect, useRef } from 'react'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import styles from './shown-number.module.css'

type Props = {
  /** See `dialableNumber`. */
  readonly number: string
  readonly size: 'sm' | 'lg'
}

/** The seller's number, once it was requested: to call, to read, to copy. */
export function ShownNumber({ number, size }: Props) {
  const t = useTranslations('browse')
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
        label={t('contact.copyNumber')}
        size={size}
        onClick={() => void copy(number, t('contact.numberCopied'))}
      />
    </div>
  )
}

/** Copies a text to the clipboard, and says whether that worked. */
function useCopy(): (text: string, success: string) => Promise<void> {
  const t = useTranslations('browse')
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
