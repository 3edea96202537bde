import { expect, it, vi } from 'vitest'

import { reportViolations } from './report-violations.ts'

function violate(effectiveDirective: string, blockedURI: string): void {
  const event = new Event('securitypolicyviolation')
  document.dispatchEvent(Object.assign(event, { effectiveDirective, blockedURI }))
}

it('reports each kind of violation once for each origin, without paths', () => {
  const report = vi.fn()
  reportViolations(report)
  violate('img-src', 'https://evil.example/a?user=ayse')
  violate('img-src', 'https://evil.example/b')
  violate('script-src-elem', 'inline')
  expect(report.mock.calls.map(([{ cause, details }]) => [cause, details.blocked])).toEqual([
    ['img-src', 'https://evil.example'],
    ['script-src-elem', 'inline'],
  ])
})
