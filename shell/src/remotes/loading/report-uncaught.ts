import type { Report } from '@adamarket/shared/domain/report.ts'

import type { Registry } from '@adamarket/shared/contract/registry.ts'

/** How many one page reports: a message may differ each time. */
const maxReported = 20

/**
 * Reports what no boundary catches: exceptions in timers and listeners, and rejected promises without a handler. Each
 * is reported once, with the release of the remote that it comes from.
 *
 * @param registered what the registry has of each remote
 */
export function reportUncaught(report: Report, registered: () => Registry['remotes']): void {
  const reported = new Set<string>()
  const reportOnce = (what: string, cause: unknown) => {
    const key = `${what} ${String(cause)}`
    if (reported.has(key) || reported.size === maxReported) return
    reported.add(key)
    const details = releaseOf(cause, registered())
    report({ what, cause, ...(details && { details }) })
  }
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // The browser hides the errors of some scripts, such as those of extensions.
    if (error) reportOnce('A script threw an exception', error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportOnce('A rejected promise was not handled', reason)
  })
}

/** The release whose folder is in the stack of an error. */
function releaseOf(cause: unknown, remotes: Registry['remotes']) {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  for (const [name, remote] of Object.entries(remotes)) {
    for (const [version, release] of Object.entries({ ...remote?.releases, ...remote?.previews })) {
      if (release && stack.includes(new URL('.', release.entry).href)) return { name, version }
    }
  }
  return undefined
}
