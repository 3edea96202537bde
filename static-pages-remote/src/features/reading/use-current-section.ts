import { useEffect, useState } from 'react'

import type { StaticPage } from '#features/reading/static-page.ts'

/**
 * Where a heading comes to stand when its link is followed, and a little below: from there on up, its
 * section is the one being read. In pixels from the top of the window.
 */
const readingLine = 120

/** The section being read, by its anchor; undefined above the first one. */
export function useCurrentSection(sections: StaticPage['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
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
