import { useMemo } from 'react'
import { useStore } from 'zustand'

import type { ListingPage } from '#domain/ports.ts'

import type { PagesState, ReadPage } from './create-pages.ts'
import { createPages } from './create-pages.ts'

/** The pages of a list; others, which start anew, when a dependency changes. See {@link createPages}. */
export function usePages<Page extends ListingPage>(
  read: ReadPage<Page>,
  deps: readonly unknown[],
  first?: Page,
): PagesState<Page> {
  // The dependencies are checked where the hook is called. Another first page starts no list anew.
  // oxlint-disable-next-line react/exhaustive-deps
  const pages = useMemo(() => createPages(read, first), deps)
  return useStore(pages)
}
