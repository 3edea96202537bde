import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { profileLimits } from '@adamarket/shared/domain/user/profile-limits.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { FieldError } from '@adamarket/shared/ui/field.tsx'
import { CameraIcon, TrashIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useEffect, useId, useRef, useState } from 'react'

import type { SquarePicture } from './square-picture.ts'
import { squarePicture } from './square-picture.ts'
import styles from './settings.module.css'

/** A picture file, cropped and scaled down, with a link to preview it before the upload. */
export type ChosenPicture = { readonly square: SquarePicture; readonly preview: string }

type Props = {
  /** The name of the user, whose initials are shown without a picture. */
  readonly name: string
  readonly picture: ChosenPicture | string | undefined
  readonly onPicture: (picture: ChosenPicture | undefined) => void
  /** A file is being read: saving now would not include it. */
  readonly onReading: (isReading: boolean) => void
}

/** Chooses the user's picture, previews it, or removes it. */
export function PictureField({ name, picture, onPicture, onReading }: Props) {
  const t = useTranslations('account')
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const errorId = useId()
  const preview = typeof picture === 'object' ? picture.preview : undefined

  useEffect(() => {
    if (preview === undefined) return
    return () => URL.revokeObjectURL(preview)
  }, [preview])

  const choose = async (file: File | undefined) => {
    if (!file) return
    onReading(true)
    const square = await squarePicture(file, profileLimits.pictureSide)
    onReading(false)
    setIsUnreadable(!square.ok)
    if (!square.ok) return
    const { bytes, contentType } = square.value
    const shown = URL.createObjectURL(new Blob([bytes], { type: contentType }))
    onPicture({ square: square.value, preview: shown })
  }

  return (
    <div className={styles['picture']}>
      <Avatar
        name={name}
        picture={typeof picture === 'object' ? picture.preview : picture}
        size="lg"
      />
      <div className={styles['row']}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className={styles['file']}
          tabIndex={-1}
          aria-label={t('settings.profile.file')}
          aria-describedby={isUnreadable ? errorId : undefined}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
        <Button icon={<CameraIcon />} onClick={() => input.current?.click()}>
          {picture === undefined
            ? t('settings.profile.addPicture')
            : t('settings.profile.changePicture')}
        </Button>
        {picture !== undefined && (
          <Button variant="ghost" icon={<TrashIcon />} onClick={() => onPicture(undefined)}>
            {t('settings.profile.removePicture')}
          </Button>
        )}
      </div>
      {isUnreadable && (
        <div role="alert">
          <FieldError id={errorId}>{t('settings.profile.unreadable')}</FieldError>
        </div>
      )}
    </div>
  )
}
