import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { DownloadIcon, ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { useEffect, useRef, useState } from 'react'

import styles from './share-dialog.module.css'
import { shareTexts } from './share-texts.ts'

type Props = { readonly picture: Blob; readonly title: string; readonly price: string }

/** The picture that was made, to share where the device can, and to save. */
export function StoryPicture({ picture, title, price }: Props) {
  const t = shareTexts(useLocale())
  const [file] = useState(() => new File([picture], 'adamarket.jpg', { type: picture.type }))
  const [url] = useState(() => URL.createObjectURL(picture))
  const save = useRef<HTMLAnchorElement>(null)
  // The button that made it is gone.
  useEffect(() => save.current?.focus(), [])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const canShare = useOnDevice(
    () => 'canShare' in navigator && navigator.canShare({ files: [file] }),
    false,
  )
  return (
    <div className={styles['story']}>
      <img src={url} alt={t('pictureAlt', { title, price })} className={styles['picture']} />
      <div className={styles['ways']}>
        {canShare && (
          <Button
            block
            icon={<ShareIcon />}
            // Rejected when the visitor closes the dialog of the device.
            onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
          >
            {t('sharePicture')}
          </Button>
        )}
        <a ref={save} href={url} download={file.name} className={buttonClass({ block: true })}>
          <DownloadIcon />
          {t('savePicture')}
        </a>
      </div>
    </div>
  )
}
