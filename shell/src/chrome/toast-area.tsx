import type { Notify } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { languageFacts } from '@adamarket/shared/domain/languages.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { CloseIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { toast, ToastContainer } from 'react-toastify/unstyled'

import 'react-toastify/ReactToastify.css'
import '@adamarket/shared/ui/toast.css'
import styles from './toast-area.module.css'

/** How long a message with something to press stays: long enough to reach it by keyboard or switch. */
const offerMs = 30_000

/** Shows a message, at once or as soon as there is a {@link ToastArea}. */
export function showToast(kind: keyof Notify, text: string, offer?: ReactNode): void {
  if (offer === undefined) toast[kind](text)
  else {
    toast[kind](<Offer text={text}>{offer}</Offer>, { closeOnClick: true, autoClose: offerMs })
  }
}

function Offer({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles['offer']}>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Where messages appear, light in both themes (specification, section 9, "Toasts"). */
export function ToastArea() {
  const t = useTranslations('shell')
  const isRightToLeft = languageFacts[useLocale()].direction === 'rtl'
  return (
    <div data-theme="light">
      <ToastContainer
        aria-label={t('toasts.label')}
        autoClose={5000}
        position={isRightToLeft ? 'top-left' : 'top-right'}
        rtl={isRightToLeft}
        theme="light"
        pauseOnHover
        pauseOnFocusLoss
        hotKeys={({ altKey, code }) => altKey && code === 'KeyT'}
        closeButton={({ closeToast }) => (
          <IconButton
            size="sm"
            label={t('toasts.close')}
            icon={<CloseIcon />}
            onClick={() => closeToast()}
          />
        )}
      />
    </div>
  )
}
