import type { KnownAttribute } from '#domain/attributes/known-attributes.ts'
import { unitOf } from '#domain/attributes/units.ts'
import { formatDate } from '#domain/format-date.ts'
import { languageFacts } from '#domain/languages.ts'

import { isolate } from '#i18n/isolate.ts'

import type { AttributeTexts } from './attribute-texts.ts'
import { formatQuantity } from './format-quantity.ts'

/** The value of an attribute in words: `84,000 km`, `Automatic`, `Yes`. A year has no thousands. */
export function formatAttribute(attribute: KnownAttribute, texts: AttributeTexts): string {
  return isolate(inWords(attribute, texts), languageFacts[texts.language].direction)
}

function inWords({ key, value }: KnownAttribute, texts: AttributeTexts): string {
  if (value === true) return texts.yes
  if (key === 'model') return String(value)
  if (key === 'year') return String(value)
  if (typeof value === 'number') return formatQuantity(value, unitOf(key), texts.language)
  // The middle of a month is in it in every time zone.
  if (key === 'inspection') return formatDate(new Date(`${value}-15`), texts.language, 'month')
  return codeName(value, texts)
}

/** The name of a code; one that is a name already, such as `Toyota`, is shown as it is. */
function codeName(code: string, { codes }: AttributeTexts): string {
  return (Object.hasOwn(codes, code) && codes[code]) || code
}
