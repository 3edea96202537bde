import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import type { ReactNode } from 'react'
import { createContext, use } from 'react'

import { mainId } from '#chrome/main-content.ts'

import styles from './frame.module.css'

/** Whether the page that a server rendered is of another release, or its own script is missing. */
export const ServedPageDiffers = createContext(false)

/**
 * The content of a page. React must not hydrate what another release has rendered, since it would keep that release's
 * attributes and HTML: it stays as it is while the frame is hydrated, and is then replaced.
 */
export function Main({ children }: { readonly children: ReactNode }) {
  const isHydrating = useOnDevice(() => false, true)
  const attributes = { id: mainId, tabIndex: -1, className: styles['main'] }
  if (use(ServedPageDiffers) && isHydrating) {
    const asServed = { __html: '' }
    return (
      <main
        key="served"
        {...attributes}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asServed}
      />
    )
  }
  return (
    <main key="own" {...attributes}>
      <ClientSuspense>{children}</ClientSuspense>
    </main>
  )
}
