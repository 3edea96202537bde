import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import { anyCharacter } from '@adamarket/shared/testing/any-character.ts'
import fc from 'fast-check'

/** Texts that end an element, an attribute, a string or a comment, or begin something else. */
const fragments = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><meta http-equiv="refresh" content="0;url=//evil.example">',
  '</noscript><base href="//evil.example">',
  '</textarea></select></style></template><svg onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '" autofocus onfocus="alert(1)',
  "' style='position:fixed",
  '<!--',
  '--><!-- </script',
  '<![CDATA[',
  ']]>',
  '&lt;script&gt;&quot;&#x3C;&colon;',
  'javascript:alert(1)',
  '//evil.example/',
  '\\u003c/script\\u003e\\',
  "$& $1 $' $` $$",
  '<div id="root"></div>',
  '<plaintext>',
  '{"__proto__":{"isAdmin":true}}',
  '\u2028\u2029\u0000\u0008\r\n\t',
  '\u202E\u200F\uFEFF',
  '\uD83D',
  'İIıi',
] as const

/** A text that tries to become code or markup. */
export const hostileText = fc
  .array(
    fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: anyCharacter, maxLength: 12 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''))

/** Without a letter at the beginning, a picture takes the place of the initials. */
export const hostileName = hostileText.map((text) => `A${text}`)

const link = fc.constantFrom(
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/a.webp',
  'https://pictures.example/a.webp"onerror="alert(1)',
  "https://pictures.example/a.webp' onload='alert(1)",
  'https://pictures.example/a.webp?</script><script>alert(1)</script>',
  'https://pictures.example/a.webp 2x, javascript:alert(1)',
  'https://pictures.example/a.webp',
)

/** A document of `posts` in which each text is hostile. */
const hostileFields = fc.record({
  // Without a title it is no listing.
  title: hostileText.filter((text) => oneLine(text) !== ''),
  description: hostileText,
  price: fc.constantFrom(0, 9500, 0.5),
  currency: fc.oneof(fc.constant('GBP'), hostileText),
  category: fc.oneof(fc.constantFrom('Vehicles', 'Jobs'), hostileText),
  subCategory: hostileText,
  location: hostileText,
  paymentOptions: fc.array(hostileText, { maxLength: 2 }),
  phoneNumber: fc.oneof(fc.constant('+905330000001'), hostileText),
  contactMethod: fc.array(fc.oneof(fc.constantFrom('Both', 'Whatsapp'), hostileText), {
    maxLength: 2,
  }),
  condition: hostileText,
  imageUrl: fc.array(link, { maxLength: 3 }),
  userId: hostileText,
  sellerName: hostileName,
  statusReason: hostileText,
})

/** As many hostile listings as the first pages show, as the site reads them. */
export const hostileListings = fc
  .array(hostileFields, { minLength: 10, maxLength: 10 })
  .map((all) =>
    all.flatMap((fields, index) => {
      const timestamp = new Date(Date.UTC(2026, 6, 4) - index * 60_000).toISOString()
      const decoded = decodeListing(`hostile-${index}`, { ...fields, timestamp })
      return decoded.ok ? [decoded.value] : []
    }),
  )

/** The same listing with harmless texts: its pages have the same elements. */
export function harmless(listing: Listing): Listing {
  const { title, description, currency, category, subCategory, location, userId, sellerName } =
    listing
  return {
    ...listing,
    title: harmlessText(title),
    description: harmlessText(description),
    currency: currency === 'GBP' ? currency : harmlessText(currency),
    category: ['Vehicles', 'Jobs'].includes(category) ? category : harmlessText(category),
    subCategory: harmlessText(subCategory),
    location: harmlessText(location),
    paymentOptions: listing.paymentOptions.map(harmlessText),
    // As many different ones: the same one is preloaded once.
    imageUrl: listing.imageUrl.map(
      (one) => `https://pictures.example/${encodeURIComponent(one)}.webp`,
    ),
    userId: harmlessText(userId),
    sellerName: harmlessText(sellerName),
    ...(listing.statusReason !== undefined && { statusReason: 'Words' }),
  }
}

/** Words where there is a text. */
export function harmlessText(text: string): string {
  return text === '' ? '' : 'Words'
}
