import { useEffect, useState } from 'react'

import type { StaticPage } from './static-page.ts'

/**
 * A little below the position of a heading whose link was followed: the last section that starts above
 * this line is the current one. In pixels from the top of the window.
 */
const readingLine = 120

/** The section being read, by its anchor; undefined above the first one. */
export function useCurrentSection(sections: StaticPage['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const update = () => {
      const reached = headings.findLast(
        (heading) => heading.getBoundingClientRect().top < readingLine,
      )
      setCurrent(reached?.id)
    }
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${readingLine}px 0px 0px 0px`,
    })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [sections])

  return current
}
