import { telLink } from '@adamarket/shared/domain/contact-links.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { CopyIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { PhoneIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#parts/shown-number.module.css'
import { useCopy } from '#parts/use-copy.ts'

type Props = {
  /** See `dialableNumber`. */
  readonly number: string
  readonly size: 'sm' | 'lg'
}

/** The seller's number, once it was requested: to call, to read, to copy. */
export function ShownNumber({ number, size }: Props) {
  const { t } = useTranslation('browse')
  const copy = useCopy()
  const link = useRef<HTMLAnchorElement>(null)
  // It replaces the button that had the focus.
  useEffect(() => link.current?.focus(), [])
  return (
    <div className={joinClasses(styles['shown'], styles[size])}>
      <PhoneIcon />
      <a ref={link} href={telLink(number)} className={styles['number']}>
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
