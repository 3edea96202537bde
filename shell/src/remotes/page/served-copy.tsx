import { useLayoutEffect, useRef } from 'react'

import styles from './served-copy.module.css'

/** A copy of a served page, shown while the script of the page is missing. */
export type ServedCopy = {
  readonly pathname: string
  readonly nodes: readonly Node[]
  /** Call it once something else has replaced the page. */
  readonly onReplaced: () => void
}

let current: ServedCopy | undefined

/** Copies the content of `main`, which React is about to remove. */
export function copyServedPage(main: Element, onReplaced: () => void): void {
  const nodes = [...main.childNodes].map((node) => node.cloneNode(true))
  current = { pathname: window.location.pathname, nodes, onReplaced }
}

/** The copy of the page of a path; undefined when there is none. */
export function servedCopyOf(pathname: string): ServedCopy | undefined {
  return current?.pathname === pathname ? current : undefined
}

/** Selects the copy where it is shown. */
export const servedCopySelector = '[data-served-copy]'

/** Shows a copy. Its links work; its buttons work once the page itself has replaced it. */
export function ServedCopyView({ copy }: { readonly copy: ServedCopy }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(...copy.nodes)
    return () => {
      copy.onReplaced()
      current = undefined
    }
  }, [copy])
  return <div ref={place} data-served-copy className={styles['page']} />
}
