import type { Registry } from '@adamarket/shared/contract/registry.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

import type { Composition } from '#remotes/loading/composition.ts'
import { hasOverrides, readOverrides } from '#remotes/registry/overrides.ts'

/** Names the releases on trial to testers: in development, and in a tab that asked for one. */
export async function showReleasePanel(
  { deployment }: Composition,
  registered: () => Registry['remotes'],
  report: Report,
): Promise<void> {
  const isDevelopment = process.env['NODE_ENV'] !== 'production'
  if (!isDevelopment && !hasOverrides()) return
  try {
    await deployment()
    const remotes = registered()
    const overrides = readOverrides(remotes)
    if (!isDevelopment && Object.keys(overrides).length === 0) return
    const { startReleasePanel } = await import('./start-release-panel.tsx')
    startReleasePanel(remotes, overrides)
  } catch (cause) {
    report({ what: 'The releases on trial could not be shown', cause })
  }
}
