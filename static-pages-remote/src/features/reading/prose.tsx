import { useNavigate } from '@adamarket/shared/contract/router.ts'
import { createTextPolicy } from '@adamarket/shared/ui/trusted-types.ts'
import { useEffect, useRef } from 'react'

import styles from './prose.module.css'

/** The build has sanitised the texts: nothing in them comes from a visitor or the network. */
const sanitised = createTextPolicy('static-pages', { createHTML: (html) => html })

/** The body of a text. Links within the site navigate without reloading it. */
export function Prose({ html }: { readonly html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    const element = body.current
    const follow = (event: MouseEvent) => {
      const path = pathToFollow(event)
      if (path === undefined) return
      event.preventDefault()
      void navigate(path)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])

  return (
    <div
      ref={body}
      className={styles['prose']}
      dangerouslySetInnerHTML={{ __html: sanitised?.createHTML(html) ?? html }}
    />
  )
}

/** The target of a plain click on a link within the site; undefined for any other click. */
function pathToFollow(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey)
  if (!isPlain || !(event.target instanceof Element)) return undefined
  const href = event.target.closest('a')?.getAttribute('href')
  return href?.startsWith('/') ? href : undefined
}
