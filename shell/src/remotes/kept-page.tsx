import { useLayoutEffect, useRef } from 'react'

import styles from './kept-page.module.css'

/** What a server rendered, where the page's own script does not come. */
export type KeptPage = {
  readonly pathname: string
  readonly nodes: readonly Node[]
  /** To be called once something else takes its place. */
  readonly onReplaced: () => void
}

let kept: KeptPage | undefined

/** Keeps what is in `main`, since React is about to empty it. */
export function keepPage(main: Element, onReplaced: () => void): void {
  const nodes = [...main.childNodes].map((node) => node.cloneNode(true))
  kept = { pathname: window.location.pathname, nodes, onReplaced }
}

/** The kept page of a path; undefined when there is none. */
export function keptPageOf(pathname: string): KeptPage | undefined {
  return kept?.pathname === pathname ? kept : undefined
}

/** Selects a kept page where it is shown. */
export const keptPageSelector = '[data-kept-page]'

/** Shows a kept page. Its links work, its buttons as soon as the page itself takes its place. */
export function KeptPageView({ page }: { readonly page: KeptPage }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(...page.nodes)
    return () => {
      page.onReplaced()
      kept = undefined
    }
  }, [page])
  return <div ref={place} data-kept-page className={styles['page']} />
}
