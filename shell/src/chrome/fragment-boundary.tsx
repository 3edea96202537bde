import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { Component } from 'react'

type Props = {
  readonly report: Report
  /** The parent decides what to render instead; it must not render the same again. */
  readonly onCrash: () => void
  readonly children: ReactNode
}

/** Contains crashes of a remote's part of the frame. */
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
