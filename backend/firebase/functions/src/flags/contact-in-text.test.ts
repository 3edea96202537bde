import { expect, it } from 'vitest'

import { contactInText } from './contact-in-text.ts'

it.each([
  ['Details: https://cheap.example/car?id=1', 'https://cheap.example/car?id=1'],
  ['See www.cheap-cars.com for more.', 'www.cheap-cars.com'],
  ['write to t.me/cheapcars', 't.me/cheapcars'],
  ['best-deals.shop has it', 'best-deals.shop'],
  ['Yaz: ayse.kaya@ornek.com', 'ayse.kaya@ornek.com'],
  ['Call 0533 123 45 67 any time', '0533 123 45 67'],
  ['اتصل ٠٥٣٣ ١٢٣ ٤٥ ٦٧', '0533 123 45 67'],
  ['WhatsApp +90 (533) 123-45-67', '+90 (533) 123-45-67'],
  ['Ara 05331234567', '05331234567'],
  ['Tel. 0392 223 45 67', '0392 223 45 67'],
  ['UK 0044 7911 123456', '0044 7911 123456'],
])('finds it in "%s"', (text, found) => {
  expect(contactInText(text)).toBe(found)
})

it('keeps 200 characters of a long link, and no half of one', () => {
  const link = 'https://cheap.example/'
  const rest = '😀'.repeat(200 - link.length)
  expect(contactInText(`See ${link}${rest}`)).toBe(link + rest)
  expect(contactInText(`See ${link}${rest}😀${'x'.repeat(20_000)}`)).toBe(link + rest)
})

it.each([
  '84,000 km, £9.750, 2016',
  '1.250.000 TL, pazarlık olur',
  'Çok temiz.Bakımlı ve yeni.',
  'Tyres 205/55 R16, DOT 2024',
  'Battery 70 Ah, 5W-30, code 5000123456789012345',
  'Casio FX-991, Node.js and C++',
  'From 5 000 000 to 6 000 000',
])('finds nothing in "%s"', (text) => {
  expect(contactInText(text)).toBeUndefined()
})
