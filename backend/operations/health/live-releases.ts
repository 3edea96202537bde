import type { Registry } from '#releases/registry.ts'
import { liveShell } from '#releases/registry-shells.ts'

import type { Section } from './section.ts'

/** Which releases visitors get. */
export function releasesSection(registry: Registry): Section {
  const lines = Object.entries(registry.remotes).map(([name, { current, since, canary }]) =>
    [
      `${name} ${current}`,
      ...(since === undefined ? [] : [`since ${since}`]),
      ...(canary ? [`${canary.percent} % of visitors get ${canary.version}`] : []),
    ].join(', '),
  )
  const shell = liveShell(registry)?.version ?? 'none'
  return {
    title: 'Releases that are live',
    lines: [`shell ${shell}`, ...lines],
    broken: [],
  }
}
