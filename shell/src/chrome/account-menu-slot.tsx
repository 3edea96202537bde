import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocation } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { onBackOnline } from '@adamarket/shared/domain/connectivity.ts'
import type { SessionUser } from '@adamarket/shared/domain/user/session.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { slowAfterMs } from '@adamarket/shared/ui/use-elapsed.ts'
import { whenIdle } from '@adamarket/shared/ui/when-idle.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { AccountFragment } from '#remotes/loading/account-fragment.ts'
import { InItsLanguage } from '#remotes/page/in-its-language.tsx'
import { Region } from '#remotes/page/region.tsx'

import { FragmentBoundary } from './fragment-boundary.tsx'
import styles from './account-slot.module.css'

type Props = { readonly user: SessionUser; readonly fragment: AccountFragment }

/** The account menu once it is loaded; until then its button, which loads it. */
export function AccountMenuSlot({ user, fragment }: Props) {
  const t = useTranslations('shell')
  const { notify, connectivity, report } = useHostServices()
  const { key } = useLocation()
  const state = useStore(fragment.store)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isPressed, setIsPressed] = usePress()

  useEffect(() => whenIdle(() => void fragment.load()), [fragment])

  useEffect(() => {
    const tryAgain = () => {
      if (fragment.store.getState().status === 'failed') void fragment.load()
    }
    tryAgain()
    return onBackOnline(connectivity, tryAgain)
  }, [connectivity, fragment, key])

  /** The click whose menu is awaited, and whether that takes so long that another click may retry. */
  const waiting = useRef({ time: 0, isSlow: false })
  const openMenu = async () => {
    const { time: last, isSlow } = waiting.current
    if (isWaiting && !isSlow) return
    const time = last + 1
    waiting.current = { time, isSlow: false }
    setIsWaiting(true)
    const timer = setTimeout(() => {
      waiting.current = { time, isSlow: true }
      notify.info(t('account.slow'))
    }, slowAfterMs)
    const isLoaded = await (isSlow ? fragment.retry() : fragment.load())
    clearTimeout(timer)
    if (isLoaded) return
    const isOnline = await connectivity.check()
    if (waiting.current.time === time) fail(isOnline ? 'ourSide' : 'yourConnection')
  }
  const fail = (cause: 'ourSide' | 'yourConnection') => {
    waiting.current = { ...waiting.current, isSlow: false }
    setIsWaiting(false)
    notify.error(t(`account.${cause}`))
  }
  const onCrash = () => {
    fragment.markFailed()
    if (isWaiting) fail('ourSide')
  }

  const button = (
    <button
      type="button"
      className={styles['avatar']}
      aria-label={t('account.menu', { email: user.email })}
      aria-haspopup="menu"
      aria-busy={isWaiting || undefined}
      onPointerDown={() => setIsPressed(true)}
      onClick={() => {
        setIsPressed(false)
        void openMenu()
      }}
    >
      {isWaiting ? <Spinner size="2.5rem" /> : <Avatar name={user.email} />}
    </button>
  )
  // A button that is replaced while it is pressed gets no click, and the menu would get none either.
  if (state.status !== 'ready' || isPressed) return button
  const { AccountMenu, texts } = state.value.module
  return (
    <FragmentBoundary report={report} onCrash={onCrash}>
      <Region name={`account@${state.value.version}`}>
        <InItsLanguage loaders={texts.loaders}>
          <AccountMenu user={user} defaultOpen={isWaiting} />
        </InItsLanguage>
      </Region>
    </FragmentBoundary>
  )
}

/** How long after the end of a press its click may come, in milliseconds: touch screens send it in a later task. */
const clickWithinMs = 500

/** Whether an element is pressed, from the pointer going down until its click, or until there can be none any more. */
function usePress() {
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (!isPressed) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      timer = setTimeout(() => setIsPressed(false), clickWithinMs)
    }
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [isPressed])
  return [isPressed, setIsPressed] as const
}
