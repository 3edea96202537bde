import { expect } from 'vitest'

import type { ServedPage } from './render-on-server.tsx'

/** Expects a complete page with one heading, without what the Content-Security-Policy blocks in markup. */
export function expectServable({ status, head, body }: ServedPage): void {
  expect(status).toBe(200)
  expect(head).toContain('<title>')
  expect(body.match(/<h1/g)).toHaveLength(1)
  expect(body).not.toMatch(/\sstyle="/)
  // React would complete a template only later, by an inline script.
  expect(body).not.toContain('<template')
  expect(body.replaceAll('<script type="application/ld+json">', '')).not.toContain('<script')
}
