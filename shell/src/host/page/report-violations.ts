import type { Report } from '@adamarket/shared/domain/report.ts'

/**
 * Reports what the Content-Security-Policy blocked, each kind once for each origin. Telemetry sends it only
 * where the visitor agreed, which the browser's own reports would not ask for.
 */
export function reportViolations(report: Report): void {
  const reported = new Set<string>()
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective: directive, blockedURI } = violation
    const blocked = originOf(blockedURI)
    const kind = `${directive} ${blocked}`
    if (reported.has(kind)) return
    reported.add(kind)
    report({
      what: 'The policy of the site blocked something',
      cause: directive,
      details: { blocked },
    })
  })
}

/** Without path and parameters, which may be personal; `inline`, `eval` and the like stay. */
function originOf(blocked: string): string {
  try {
    return new URL(blocked).origin
  } catch {
    return blocked
  }
}
