import { foldText } from '#domain/text/fold-text.ts'
import { joinThousands } from '#domain/text/join-thousands.ts'

import { withoutFillers } from './filler-words.ts'

/** Words become keys of the index, whose length is limited: a longer word counts as several. */
const wordForm = /\d{1,20}(?:[.,+]\d{1,20}){0,3}|\p{L}{1,40}/gu
/** The Turkish suffix of a name, or the English possessive. */
const afterApostrophe = /(\p{L})['’ʼ`]\p{L}+/gu
const rooms = /(\d)\s*(?:\+|\barti\b)\s*(\d)/gu

/** The folded words of a text, in order. Where letters meet digits, a word ends: `iphone13` is two; `3,000` is `3000`. */
export function wordsOf(text: string): readonly string[] {
  const folded = joinThousands(foldText(text))
    .replace(afterApostrophe, '$1')
    .replace(rooms, '$1+$2')
  return folded.match(wordForm) ?? []
}

/** The folded words that a text is searched by, in order: without fillers, if it has others. */
export function searchedWords(text: string): readonly string[] {
  return withoutFillers(wordsOf(text))
}

/** Their stems, without repetitions. */
export function searchedStems(text: string): readonly string[] {
  return [...new Set(searchedWords(text).map(stemOf))]
}

/**
 * Turkish endings of number and case, and English plurals. It does no harm to cut what is no ending, if both
 * sides lose it.
 */
const endings: readonly (readonly [form: RegExp, stem: string])[] = [
  [/^(ev|is|.{3,})l[ea]ri?$/u, '$1'],
  [/^(.{4,})[dt][ea](?:n|ki)?$/u, '$1'],
  [/^(.{2,}[aeiou])(?:n[iu]n|s[iu]|y[aeiu])$/u, '$1'],
  [/^(.{3,})ies$/u, '$1y'],
  [/^(.+(?:ch|sh|ss|x))es$/u, '$1'],
  [/^(.{2,}[^s])s$/u, '$1'],
]

/**
 * Russian endings of case, number and gender, and the article and the endings of number and gender in Arabic. Folded, so
 * without the breve of `й`.
 */
const otherScripts: readonly RegExp[] = [
  /^([а-я]{3,}?)(?:и?ями|ами|[ое]го|[ое]му|[ыи]ми|и?ях|ие[ию]|[ое]в|[ое]и|[ая][мх]|и?[ое]м|[ое]ю|[ую]ю|[ая]я|[ое]е|[ыи][ехим]|и[яю]|ью|[аяоеыиуюь])$/u,
  /^(?:(?:[وبفك]?ال|لل)(?=[ء-ي]{3}))?([ء-ي]{3,}?)(?:ات|ين|ون|ي?[ةه])?$/u,
]

const caseVowel = /^(ev|is|.{2,}[^aeiou])[iu]$/u
const softened: Readonly<Record<string, string>> = { b: 'p', g: 'k', d: 't' }

/**
 * A folded word without its endings: `evleri` and `ev`, `telefonu` and `telefon`, `cars` and `car`, `самоката` and `самокат`
 * have the same.
 * It may be no word itself. A word of three letters stays as it is, apart from forms of `ev` and `iş`.
 */
export function stemOf(word: string): string {
  if (/^[а-яء-ي]/u.test(word)) {
    return otherScripts.reduce((rest, form) => rest.replace(form, '$1'), word)
  }
  const shorter = endings.reduce<string>((rest, [form, stem]) => rest.replace(form, stem), word)
  const bare = shorter.replace(caseVowel, '$1')
  if (bare !== shorter) return stemOf(bare.replace(/[bgd]$/u, (last) => softened[last] ?? last))
  return shorter === word ? word : stemOf(shorter)
}
