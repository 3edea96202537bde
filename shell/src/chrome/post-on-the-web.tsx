import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'

/** Leads to the form of this site, for those whom the header's buttons cannot help. */
export function PostOnTheWeb() {
  const t = useTranslations('shell')
  const { session, askToSignIn } = useHostServices()
  const isSignedIn = useStore(session, ({ user }) => user !== undefined)
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    askToSignIn(paths.picker)
  }
  return (
    <Link
      to={isSignedIn ? paths.picker : hrefs.login(paths.picker)}
      className={buttonClass({ size: 'sm' })}
      onClick={isSignedIn ? undefined : onClick}
    >
      {t(isSignedIn ? 'app.postHere' : 'app.signInToPost')}
    </Link>
  )
}
