import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { CopyIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { PhoneIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/listing/shown-number.module.css'
import { useCopy } from '#parts/use-copy.ts'

/** The seller's number, once it was requested: to call, to read, to copy. */
export function ShownNumber({ href }: { /** A `tel:` link. */ readonly href: string }) {
  const { t } = useTranslation('browse')
  const copy = useCopy()
  const link = useRef<HTMLAnchorElement>(null)
  // It replaces the button that had the focus.
  useEffect(() => link.current?.focus(), [])
  const number = href.replace('tel:', '')
  return (
    <div className={styles['shown']}>
      <PhoneIcon />
      <a ref={link} href={href} className={styles['number']}>
        {number}
      </a>
      <IconButton
        icon={<CopyIcon />}
        label={t('contact.copyNumber')}
        onClick={() => void copy(number, t('contact.numberCopied'))}
      />
    </div>
  )
}
