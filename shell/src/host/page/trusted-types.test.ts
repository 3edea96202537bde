import { describe, expect, it } from 'vitest'

import { defaultPolicy } from './trusted-types.ts'

describe('plain texts that could become code', () => {
  it.each(['<img src=x onerror=alert(1)>', '<b>bold</b>', '<script>alert(1)</script>', ''])(
    'are refused as HTML: %j',
    (html) => expect(defaultPolicy.createHTML(html)).toBeNull(),
  )

  it.each(['alert(1)', '{}; alert(1)', '"text"', '1', ''])('are refused as a script: %j', (code) =>
    expect(defaultPolicy.createScript(code)).toBeNull(),
  )

  it('may be structured data in a new script element', () => {
    const data = '{"@type":"Product","name":"\\u003c/script>"}'
    expect(defaultPolicy.createHTML('<script></script>')).toBe('<script></script>')
    expect(defaultPolicy.createScript(data)).toBe(data)
  })
})
