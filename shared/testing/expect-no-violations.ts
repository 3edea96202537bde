import axe from 'axe-core'
import { expect } from 'vitest'

import { accessibilityRules } from './accessibility-rules.ts'

/** Rules about styles and sizes, which only a browser knows: e2e/accessibility checks them. */
const inBrowser = ['color-contrast', 'link-in-text-block', 'target-size']

/** Expects that axe finds nothing wrong with a part of a page that has been opened. */
export async function expectNoViolations(part: Element | null): Promise<void> {
  if (!part) throw new Error('The part does not exist')
  const { violations } = await axe.run(part, {
    runOnly: { type: 'tag', values: accessibilityRules },
    rules: Object.fromEntries(inBrowser.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id} (${help}): ${html}`),
  )
  expect.soft(found).toEqual([])
}
