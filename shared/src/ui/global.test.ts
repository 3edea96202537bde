import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'global.css'), 'utf8')

it('reduced motion ends animations at once, except the one that is the timer of a message', () => {
  const [, reduced = ''] = css.split('@media (prefers-reduced-motion: reduce) {')
  const [, selectors = ''] = /([^{}/]+)\{\s*animation-duration: 1ms/.exec(reduced) ?? []
  const isEnded = (className: string) => {
    const element = Object.assign(document.createElement('div'), { className })
    return element.matches(selectors.trim())
  }
  expect(isEnded('Toastify__progress-bar')).toBe(false)
  expect(isEnded('Toastify__toast')).toBe(true)
})
