import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { Component } from 'react'

type Props = {
  readonly report: Report
  /** What stands here next is the parent's business: it should not render the same again. */
  readonly onCrash: () => void
  readonly children: ReactNode
}

/** What crashes in a remote's part of the frame stays in there. */
export class FragmentBoundary extends Component<Props, { readonly hasCrashed: boolean }> {
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override state = { hasCrashed: false }

  override componentDidCatch(cause: unknown) {
    this.props.report({ what: 'The menu of the account crashed', cause })
    this.props.onCrash()
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children
  }
}
