import { useLocation } from '@adamarket/shared/contract/router.ts'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { useEffect, useRef, useState } from 'react'

import { focusMain } from '#chrome/main-content.ts'

/** How long a title has to stand before it is read out: pages set it in steps. */
const settleTimeMs = 200

/**
 * Does after a navigation what a browser does after loading a page: moves focus to the content and
 * has the title read out. The first load is left to the browser.
 */
export function PageAnnouncer() {
  const { key, pathname } = useLocation()
  const [title, setTitle] = useState('')
  const lastKey = useRef(key)
  const lastPathname = useRef(pathname)

  useEffect(() => {
    // Filters and pages of one list change the address alone: focus stays where the visitor works.
    const isOtherPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    // A dialog that the new page opens keeps the focus it has taken.
    if (isOtherPage && !document.querySelector('dialog[open]')) focusMain()
  }, [pathname])

  useEffect(() => {
    if (lastKey.current === key) return undefined
    lastKey.current = key
    let timer: ReturnType<typeof setTimeout> | undefined
    const announce = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), settleTimeMs)
    }
    announce()
    // A page may learn its title later, together with its data.
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [key])

  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
