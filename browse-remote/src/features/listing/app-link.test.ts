import { expect, it } from 'vitest'

import { appLink } from '#features/listing/app-link.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari'

it.each([
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile',
    5,
    'play.google',
  ],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, 'apps.apple'],
  ['an older iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, 'apps.apple'],
  ['an iPad that calls itself a Mac', mac, 5, 'apps.apple'],
  ['a Mac', mac, 0, 'google.com/search'],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    10,
    'google.com/search',
  ],
])('leads %s to where the app is found', (_device, userAgent, maxTouchPoints, expected) => {
  expect(appLink({ userAgent, maxTouchPoints })).toContain(expected)
})
