import { useLayoutEffect, useRef } from 'react'

import styles from './kept-page.module.css'

/** What a server rendered, where the page's own script does not come. */
export type KeptPage = {
  readonly pathname: string
  readonly nodes: readonly Node[]
  /** Removes what it left in the document's head. */
  readonly removeHead: () => void
}

let kept: KeptPage | undefined

/** Keeps what is in `main`, since React is about to empty it. */
export function keepPage(main: Element, removeHead: () => void): void {
  const nodes = [...main.childNodes].map((node) => node.cloneNode(true))
  kept = { pathname: window.location.pathname, nodes, removeHead }
}

/** The kept page of a path; undefined when there is none. */
export function keptPageOf(pathname: string): KeptPage | undefined {
  return kept?.pathname === pathname ? kept : undefined
}

/** Shows a kept page. Its links work, its buttons do not. */
export function KeptPageView({ page }: { readonly page: KeptPage }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(...page.nodes)
    return () => {
      page.removeHead()
      kept = undefined
    }
  }, [page])
  return <div ref={place} className={styles['page']} />
}
