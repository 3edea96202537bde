import { expect, it } from 'vitest'

import { escapeXml } from './escape-xml.ts'

it.each([
  [`<a href="x">'&amp;'</a>`, '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;'],
  ['tab\tline\nş 😀', 'tab\tline\nş 😀'],
  ['\u0000\u0008\u001f\ufffe\uD83D', ''],
])('escapes %j', (text, expected) => expect(escapeXml(text)).toBe(expected))
