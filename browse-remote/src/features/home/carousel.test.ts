import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'carousel.module.css'), 'utf8')

it('the carousel is 380px high, and higher only where large text needs it', () => {
  const [, section = ''] = /\.carousel \{([^}]*)\}/.exec(css) ?? []
  expect(section).toContain('min-height: 380px;')
  expect(section.match(/height/g)).toHaveLength(1)
})
