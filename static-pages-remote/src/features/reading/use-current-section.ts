import { useEffect, useState } from 'react'

import type { StaticPage } from '#features/reading/static-page.ts'

/** A section counts as being read once its heading has come up into the window's upper third. */
const readingArea = { rootMargin: '0px 0px -66% 0px' }

/** The section being read, by its anchor; undefined above the first one. */
export function useCurrentSection(sections: StaticPage['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const update = () => {
      const reached = headings.findLast(
        (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
      )
      setCurrent(reached?.id)
    }
    const observer = new IntersectionObserver(update, readingArea)
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [sections])

  return current
}
