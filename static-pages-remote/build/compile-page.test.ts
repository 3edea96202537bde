import { expect, test } from 'vitest'

import { compilePage } from './compile-page.ts'

function compile(body: string) {
  return compilePage(`---\ntitle: Fees\ndescription: What it costs\n---\n${body}`, 'en')
}

test('reads the front matter', () => {
  const file = '---\ntitle: Terms: the rules\ndescription: Short\nupdated: 2025-07-04\n---\n\nText.'
  expect(compilePage(file, 'tr')).toEqual({
    language: 'tr',
    title: 'Terms: the rules',
    description: 'Short',
    updated: '2025-07-04',
    sections: [],
    html: '<p>Text.</p>\n',
  })
})

test('reads files with Windows line ends', () => {
  const page = compilePage('---\r\ntitle: A\r\ndescription: B\r\n---\r\n## One\r\n', 'en')
  expect(page).toMatchObject({ title: 'A', sections: [{ id: 'one', title: 'One' }] })
})

test.each([
  ['no title', '---\ndescription: B\n---\n', /title/],
  ['a misspelt line', '---\ntitle: A\ndescription: B\nupdatd: 2025-07-04\n---\n', /updatd/],
  ['an invalid date', '---\ntitle: A\ndescription: B\nupdated: July 4\n---\n', /updated/],
  ['no front matter', 'Just text.', /title and description/],
  ['a second title', '---\ntitle: A\ndescription: B\n---\n# Big', /"Big".*##/],
])('refuses a file with %s, with a message', (_, file, message) => {
  expect(() => compilePage(file, 'en')).toThrow(message)
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<img src=x onerror=alert(1)>'],
  ['a handler on an allowed tag', '<p onclick="alert(1)" style="color:red">x</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a form', '<form action="https://evil.example"><input name=a></form>'],
  ['a script link', '[x](javascript:alert(1))'],
  ['an obfuscated script link', '<a href="jav&#x09;ascript:alert(1)">x</a>'],
  ['a link to data', '[x](data:text/html,<script>alert(1)</script>)'],
  ['a link without its scheme', '[x](//evil.example)'],
  ['an SVG with a script', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>'],
  ['a style', '<style>body{display:none}</style>'],
  ['a picture', '![x](https://evil.example/x.png)'],
  ['a script in a heading', '## A <script>alert(1)</script>'],
])('leaves out %s', (_, body) => {
  const { html } = compile(body)
  const page = document.createElement('div')
  page.innerHTML = html
  for (const element of page.querySelectorAll('*')) {
    expect(['H2', 'P', 'A']).toContain(element.tagName)
    expect(element.getAttributeNames().filter((name) => name !== 'id')).toEqual([])
  }
  expect(html).not.toMatch(/alert\(1\)<|evil\.example">|color:red/)
})

test('keeps links, without giving other sites a reference to the window', () => {
  expect(compile('[Us](/ContactUs) [There](https://example.com)').html).toBe(
    '<p><a href="/ContactUs">Us</a> <a href="https://example.com" rel="noopener noreferrer">There</a></p>\n',
  )
})

test('uses the anchor written after a heading, or derives one from its words', () => {
  const { html, sections } = compile(
    '## What it *costs* {#fees}\n\n## İade & Şartlar\n\n### Küçük ı',
  )
  expect(html).toContain('<h2 id="fees">What it <em>costs</em></h2>')
  expect(html).toContain('<h2 id="iade-sartlar">')
  expect(html).toContain('<h3 id="kucuk-i">')
  expect(sections).toEqual([
    { id: 'fees', title: 'What it costs' },
    { id: 'iade-sartlar', title: 'İade & Şartlar' },
  ])
})

test('never uses an anchor twice', () => {
  const { sections } = compile(
    '## Fees\n\n## Fees\n\n## Fees 2\n\n## Other {#fees}\n\n## ???\n\n## !!!',
  )
  expect(sections.map(({ id }) => id)).toEqual([
    'fees',
    'fees-2',
    'fees-2-2',
    'fees-3',
    'section',
    'section-2',
  ])
})
