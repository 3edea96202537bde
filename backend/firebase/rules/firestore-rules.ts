import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { areas } from '@adamarket/shared/domain/areas/areas.ts'
import type { NumberAttribute } from '@adamarket/shared/domain/attributes/definitions.ts'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import { maxAttributes } from '@adamarket/shared/domain/attributes/stored-attributes.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { conditions } from '@adamarket/shared/domain/listing/condition.ts'
import { contactMethods } from '@adamarket/shared/domain/listing/contact-methods.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import {
  maxReportCommentLength,
  reportReasons,
} from '@adamarket/shared/domain/listing/listing-report.ts'
import { paymentOptions } from '@adamarket/shared/domain/listing/payment-options.ts'
import { cities } from '@adamarket/shared/domain/location.ts'
import { currencies } from '@adamarket/shared/domain/money/money.ts'
import { alertChoices, savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import { withoutUnseen } from '@adamarket/shared/domain/text/one-line.ts'
import { maxBlockedSellers } from '@adamarket/shared/domain/user/blocked-seller.ts'
import { deviceLimit } from '@adamarket/shared/domain/user/device-alerts.ts'
import { maxFavourites } from '@adamarket/shared/domain/user/favourite.ts'
import { profileLimits } from '@adamarket/shared/domain/user/profile-limits.ts'

import { firebaseFolder } from '#base/folders.ts'

/**
 * The longest piece of a text on one line, in characters. Pieces are as long as lines may be: each costs two of the 1,000
 * expressions that a request may evaluate.
 */
const maxPieceLength = 140

/** The form of a value in the rules; its further lines begin with `indent`. */
type Value = (indent: string) => string

const attributes = Object.entries(definitions).filter(([key]) => key !== 'year')
const numbers = attributes.flatMap(([key, one]) =>
  one.kind === 'number' ? [[key, one] as const] : [],
)

/** The picture of a flag that no country has: a black flag, and letters that only belong to it. */
const flag = String.raw`\x{1F3F4}[\x{E0020}-\x{E007F}]+`

/** What `withoutUnseen` leaves out, except for control characters: from the first code to the last one. */
const unseenRanges = findUnseenRanges()

/** In a pattern, the characters that cannot be seen, or that turn the direction of other texts. */
const unseen = String.raw`\p{Cc}\p{Zl}\p{Zp}${unseenRanges.map(formatRange).join('')}`

/** The same, and whatever else shows nothing by itself. What its categories have is not repeated. */
const notSeenAlone = String.raw`${unseenRanges.filter(hasOthers).map(formatRange).join('')}\p{M}\p{Z}\p{C}`

const values: Readonly<Record<string, Value>> = {
  titleLength: number(listingLimits.titleLength),
  descriptionLength: number(listingLimits.descriptionLength),
  imageCount: number(listingLimits.imageCount),
  priceBelow: number(listingLimits.priceBelow),
  minYear: number(definitions.year.min),
  maxYear: number(definitions.year.max),
  maxAttributes: number(maxAttributes),
  nameLength: number(profileLimits.nameLength),
  aboutLength: number(profileLimits.aboutLength),
  maxFavourites: number(maxFavourites),
  savedSearchCount: number(savedSearchLimits.count),
  savedSearchNameLength: number(savedSearchLimits.nameLength),
  savedSearchLength: number(savedSearchLimits.searchLength),
  deviceLimit: number(deviceLimit),
  maxBlockedSellers: number(maxBlockedSellers),
  maxReportCommentLength: number(maxReportCommentLength),
  paymentOptions: list(paymentOptions),
  contactMethods: list(contactMethods),
  alertChoices: list(alertChoices),
  reportReasons: list(reportReasons),
  currencies: pattern(currencies.join('|')),
  cities: pattern(cities.join('|')),
  conditions: pattern(conditions.join('|')),
  categoryPairs: pattern(
    categoryTree.map(({ name, subcategories }) => `${name}>(${subcategories.join('|')})`).join('|'),
  ),
  areaPairs: pattern(cities.map((city) => `${city}>(${areas[city].join('|')})`).join('|')),
  attributeKeys: pattern(`((${attributes.map(([key]) => key).join('|')})( |$))+`),
  yesAndNumbers: (indent) =>
    `[true, ${numbers.map(([key]) => `values.get('${key}', true)`).join(`,\n${indent}`)}]`,
  codes: pattern(String.raw`([\p{L}\p{N}][\p{L}\p{N} +./&-]{0,39}(,|$)){1,${maxAttributes + 1}}`),
  numberBounds: (indent) => numbers.map(boundsOf).join(`\n${indent}&& `),
  filledText: pattern(`(?s).*[^${notSeenAlone}].*`),
  line: pattern(` *(${flag}|[^${notSeenAlone}])(${flag}|[^${unseen}])*`),
}

/**
 * The rules of Firestore: the template beside this file, with the lists and limits of the domain, since rules cannot
 * import. `npm run ops -- write-rules` writes them.
 */
export async function firestoreRules(): Promise<string> {
  const template = await readFile(join(firebaseFolder, 'rules/firestore.template.rules'), 'utf8')
  const lines = template.split('\n').map((line) => {
    const indent = `${/^ */.exec(line)?.[0] ?? ''}  `
    return line.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (!value) throw new Error(`The template of the rules names {{${name}}}, which has no value`)
      return value(indent)
    })
  })
  return lines.join('\n')
}

function number(value: number): Value {
  return () => String(value)
}

function list(texts: readonly string[]): Value {
  return () => `[${texts.map((text) => `'${text}'`).join(', ')}]`
}

/** A regular expression. */
function pattern(text: string): Value {
  return (indent) => piecesOf(text).join(`\n${indent}+ `)
}

/** A text as literals that fit into lines: it may end after a bar, or before a backslash. */
function piecesOf(text: string): readonly string[] {
  const pieces = ['']
  for (const [token] of text.replaceAll('\\', '\\\\').matchAll(/(?:\\\\[^\\|]*|[^\\|]+)\|?|\|/g)) {
    const last = pieces.at(-1) ?? ''
    if ((last + token).length <= maxPieceLength) pieces[pieces.length - 1] = last + token
    else pieces.push(token)
  }
  return pieces.map((piece) => (piece.includes("'") ? `"${piece}"` : `'${piece}'`))
}

function boundsOf([key, { min, max }]: readonly [string, NumberAttribute]): string {
  return `(!('${key}' in values) || (values.${key} >= ${min} && values.${key} <= ${max}))`
}

type Range = { readonly first: number; readonly last: number }

function findUnseenRanges(): readonly Range[] {
  const found: Range[] = []
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    const character = String.fromCodePoint(code)
    if (/\p{Cc}/u.test(character) || withoutUnseen(character) !== '') continue
    const before = found.at(-1)
    if (before?.last === code - 1) found[found.length - 1] = { first: before.first, last: code }
    else found.push({ first: code, last: code })
  }
  return found
}

/** Whether a range has characters that are no marks, spaces or control and format characters. */
function hasOthers({ first, last }: Range): boolean {
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return /[^\p{M}\p{Z}\p{Cc}\p{Cf}]/u.test(String.fromCodePoint(...codes))
}

function formatRange({ first, last }: Range): string {
  const name = (code: number) => String.raw`\x{${code.toString(16).toUpperCase()}}`
  if (first === last) return name(first)
  return `${name(first)}${last === first + 1 ? '' : '-'}${name(last)}`
}
