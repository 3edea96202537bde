import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { InfoIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly text: string
  /** Buttons and links to what the visitor can do next. */
  readonly actions: ReactNode
}

/** A page that cannot show what was requested: why, and where to go instead. */
export function PageMessage({ title, text, actions }: Props) {
  return (
    <section>
      <PageHead title={title} isUnlisted />
      <EmptyState
        level={1}
        title={title}
        text={text}
        illustration={<InfoIcon size="2.5rem" />}
        actions={actions}
      />
    </section>
  )
}
