import { useLayoutEffect, useRef } from 'react'

import styles from './kept-page.module.css'

/** A served page whose own script does not load. */
export type KeptPage = {
  readonly pathname: string
  readonly nodes: readonly Node[]
  /** Call it once something else has replaced the page. */
  readonly onReplaced: () => void
}

let kept: KeptPage | undefined

/** Keeps the content of `main`, since React is about to remove it. */
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

/** Shows a kept page. Its links work; its buttons work once the page itself has replaced it. */
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
