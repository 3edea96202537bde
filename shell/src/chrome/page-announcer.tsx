import { useLocation } from '@adamarket/shared/contract/router.ts'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { useEffect, useRef, useState } from 'react'

import { focusMain } from './main-content.ts'

/** How long a title has to be unchanged before it is announced: pages set it in steps. */
const settleTimeMs = 200

/**
 * Does after a navigation what a browser does after loading a page: moves focus to the content and
 * announces the title. The first page is left to the browser.
 */
export function PageAnnouncer() {
  const { key, pathname } = useLocation()
  const [title, setTitle] = useState('')
  const lastKey = useRef(key)
  const lastPathname = useRef(pathname)

  useEffect(() => {
    // Filters and pages of one list change only the query: the focus stays where the visitor is.
    const isOtherPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    // A dialog that the new page opens keeps the focus.
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
    // A page may set its title later, when its data is loaded.
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
