import { frameParts } from '#chrome/frame-part.tsx'
import { readOverrides } from '#remotes/registry/overrides.ts'
import type { Registry } from '@adamarket/shared/contract/registry.ts'

import { ReleasePanel } from './release-panel.tsx'

/** Shows which releases this tab has on trial, and lets testers choose others. */
export function startReleasePanel(registered: () => Registry['remotes']): void {
  const remotes = registered()
  frameParts.setState({
    releasePanel: <ReleasePanel remotes={remotes} overrides={readOverrides(remotes)} open={open} />,
  })
}

function open(address: string): void {
  // The same address with a fragment would only scroll.
  if (address === window.location.href) window.location.reload()
  else window.location.replace(address)
}
