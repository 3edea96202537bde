import { frameParts } from '#chrome/frame-part.tsx'
import type { Overrides } from '#remotes/registry/overrides.ts'
import type { Registry } from '@adamarket/shared/contract/registry.ts'

import { ReleasePanel } from './release-panel.tsx'

/** Shows which releases this tab has on trial, and lets testers choose others. */
export function startReleasePanel(remotes: Registry['remotes'], overrides: Overrides): void {
  frameParts.setState({
    releasePanel: <ReleasePanel remotes={remotes} overrides={overrides} open={open} />,
  })
}

function open(address: string): void {
  // The same address with a fragment would only scroll.
  if (address === window.location.href) window.location.reload()
  else window.location.replace(address)
}
