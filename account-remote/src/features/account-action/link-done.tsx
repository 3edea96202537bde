import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { useStore } from 'zustand'

import styles from '#components/entry/entry.module.css'

import type { LinkMode } from './follow-link.ts'

/** Says what the link has done, and what to do next. */
export function LinkDone({ mode }: { readonly mode: Exclude<LinkMode, 'resetPassword'> }) {
  const t = useTranslations('account')
  const { session } = useHostServices()
  const user = useStore(session, (state) => state.user)
  return (
    <>
      <h1>{t(`action.done.${mode}`)}</h1>
      <p role="status">{t(`action.doneText.${mode}`)}</p>
      <div className={styles['actions']}>
        {mode === 'recoverEmail' && (
          <Link to={hrefs.resetPassword()} className={buttonClass({ variant: 'primary' })}>
            {t('reset.title')}
          </Link>
        )}
        {user ? (
          <Link to={paths.home} className={buttonClass()}>
            {t('signIn.home')}
          </Link>
        ) : (
          <Link to={hrefs.login()} className={buttonClass()}>
            {t('signIn.title')}
          </Link>
        )}
      </div>
    </>
  )
}
