import fc from 'fast-check'
import { expect, it } from 'vitest'

import { withoutLinks } from './without-links.ts'

it.each([
  ['a line break of Windows', 'Sofa\r\nBcc: all', 'Sofa Bcc: all'],
  ['a line break of Unix', 'Sofa\nGirne', 'Sofa Girne'],
  ['a lone carriage return', 'Sofa\rGirne', 'Sofa Girne'],
  ['a line separator', 'Sofa\u2028Girne', 'Sofa Girne'],
  ['a paragraph separator', 'Sofa\u2029Girne', 'Sofa Girne'],
  ['the next line of a mainframe', 'Sofa\u0085Girne', 'Sofa Girne'],
  ['a vertical tab and a form feed', 'Sofa\v\fGirne', 'Sofa Girne'],
  ['tabs and spaces', '\t Sofa \t\u00A0\u3000 Girne  ', 'Sofa Girne'],
  ['the character zero', 'Sofa\0Girne', 'Sofa Girne'],
  ['an escape sequence of a terminal', '\u001B[31mSofa', '[31mSofa'],
  ['a right-to-left override', 'Sofa \u202Efdp.exe', 'Sofa fdp[.]exe'],
  ['isolates and marks of direction', '\u2067Sofa\u2069\u200F\u061C', 'Sofa'],
  ['zero-width characters', 'So\u200Bf\u200Ca\u2060\uFEFF', 'Sofa'],
  ['fillers that look empty', '\u3164Sofa\u115F\u034F', 'Sofa'],
  ['tag characters', 'Sofa\u{E0041}\u{E0042}', 'Sofa'],
])('puts a text with %s on one line', (_what, text, line) => {
  expect(withoutLinks(text)).toBe(line)
})

it.each([
  ['https://cheap.example/car?id=1', 'https[:]//cheap[.]example/car?id=1'],
  ['HTTP://10.0.0.1', 'HTTP[:]//10.0.0.1'],
  ['https:\\\\cheap.example', 'https[:]\\cheap[.]example'],
  ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ['market://details', 'market[:]//details'],
  ['www.cheap-cars.com', 'www[.]cheap-cars[.]com'],
  ['WWW.1st-cars', 'WWW[.]1st-cars'],
  ['See cheap.example.', 'See cheap[.]example.'],
  ['t.me/cheapcars', 't[.]me/cheapcars'],
  ['login.xn--adamarke-9fb.com', 'login[.]xn--adamarke-9fb[.]com'],
  ['ucuz-araç.рф and 便宜.中国', 'ucuz-araç[.]рф and 便宜[.]中国'],
  [
    'cheap。example cheap．example cheap｡example',
    'cheap[。]example cheap[．]example cheap[｡]example',
  ],
  ['cheap.ⓔⓧⓐⓜⓟⓛⓔ', 'cheap[.]ⓔⓧⓐⓜⓟⓛⓔ'],
  ['cheap.\u200Bexample', 'cheap[.]example'],
  ['cheap.e\u00ADxample', 'cheap[.]example'],
  ['ayse.kaya@ornek.com', 'ayse[.]kaya[@]ornek[.]com'],
  ['ayse＠ornek.com', 'ayse[＠]ornek[.]com'],
  ['mailto:1@ornek.com', 'mailto[:]1[@]ornek[.]com'],
  [String.raw`\\files.example\share`, String.raw`\files[.]example\share`],
])('makes no link of "%s"', (text, shown) => {
  expect(withoutLinks(text)).toBe(shown)
})

it.each([
  'Honda Civic 1.6 automatic, 84,000 km, £9.750',
  '₺1.250.000, pazarlık olur.',
  'Sofa: as new (2016) :)',
  'Viewing 10:30, scale 1:18, 4 m²',
  'A.Ş., K.K.T.C. and e.g. @ the bazaar',
  'Instagram @ayse, 0533 123 45 67',
  'Şişme bot 3.2 m 👍🏽 ❤',
])('leaves "%s" as it is', (text) => {
  expect(withoutLinks(text)).toBe(text)
})

it('keeps 1,200 characters, and no half of one', () => {
  const shown = withoutLinks('😀'.repeat(20_000))
  expect(shown).toBe(`${'😀'.repeat(1_199)}…`)
  const full = 'x'.repeat(1_200)
  expect(withoutLinks(full)).toBe(full)
})

const parts = 'https www mailto cheap example рф 1 . 。 @ : / [ ] … 😀'.split(' ')
const hostile = fc.constantFrom(...parts, '\\', ' ', '\r\n', '\u2028', '\u202E', '\u200B', '\0')
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(hostile).map((all) => all.join('')),
)

it('changes nothing when it is repeated, and leaves neither line breaks nor links', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = withoutLinks(text)
      expect(withoutLinks(line)).toBe(line)
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/u)
      expect(line).not.toMatch(/\w:\/\/|www\.|\w\.[a-z]{2}|\w@\w/i)
    }),
    { numRuns: 2_000 },
  )
})
