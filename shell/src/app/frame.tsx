import { Outlet, ScrollRestoration } from '@adamarket/shared/contract/router.ts'
import { useEffect } from 'react'
import type { OutsideLinks } from '@adamarket/shared/contract/environment.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import { BottomBar } from '#chrome/bottom-bar.tsx'
import { Footer } from '#chrome/footer.tsx'
import { FramePart } from '#chrome/frame-part.tsx'
import { Header } from '#chrome/header.tsx'
import { focusMain, mainId } from '#chrome/main-content.ts'
import { NavigationProgress } from '#chrome/navigation-progress.tsx'
import { OfflineNotice } from '#chrome/offline-notice.tsx'
import { PageAnnouncer } from '#chrome/page-announcer.tsx'
import { SignInOverlay } from '#chrome/sign-in-overlay.tsx'
import { Toasts } from '#chrome/toasts.tsx'
import type { AccountFragment } from '#remotes/loading/account-fragment.ts'
import { Region } from '#remotes/page/region.tsx'

import { ContinuedPage } from './continued-page.tsx'
import type { RestoredScroll } from './held-scroll.tsx'
import { HeldScroll } from './held-scroll.tsx'
import { Main } from './main.tsx'
import styles from './frame.module.css'

type Props = {
  readonly links: OutsideLinks
  readonly account: AccountFragment
  /** Loads the page of a path again. */
  readonly retry: (pathname: string) => Promise<unknown>
  /** Absent on a server. */
  readonly restoredScroll?: () => RestoredScroll
}

/** The frame around every page: header, content, footer, and the progress of navigations. */
export function Frame({ links, account, retry, restoredScroll }: Props) {
  const t = useTranslations('shell')
  useOneDescription()
  return (
    <>
      <div className={styles['frame']}>
        <a
          href={`#${mainId}`}
          className="skip-link"
          onClick={(event) => {
            // The router would treat a fragment in the address as a navigation.
            event.preventDefault()
            focusMain()
            document.querySelector(`#${mainId}`)?.scrollIntoView()
          }}
        >
          {t('site.skip')}
        </a>
        <noscript>
          <p className={styles['noScript']}>{t('site.noScript')}</p>
        </noscript>
        <FramePart name="releasePanel" />
        <PageAnnouncer />
        <NavigationProgress retry={retry} />
        <Region name="shell">
          <Header links={links} account={account} />
        </Region>
        <OfflineNotice />
        <Main>
          <Outlet />
          <ContinuedPage />
        </Main>
        <FramePart name="consentQuestion" />
        <Region name="shell">
          <Footer links={links} />
        </Region>
        <SignInOverlay fragment={account} />
        <Toasts />
        <ScrollRestoration />
        {restoredScroll && <HeldScroll read={restoredScroll} />}
      </div>
      <BottomBar />
    </>
  )
}

/**
 * Uses the description in index.html only on pages without their own: React adds a page's description to
 * the head, and does not remove elements that it did not add.
 */
function useOneDescription(): void {
  useEffect(() => {
    const standard = document.head.querySelector('meta[data-default-description]')
    if (!standard) return undefined
    const settle = () => {
      const isReplaced = [...document.head.querySelectorAll('meta[name="description"]')].some(
        (description) => description !== standard,
      )
      standard.setAttribute('name', isReplaced ? 'default-description' : 'description')
    }
    settle()
    const observer = new MutationObserver(settle)
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}
