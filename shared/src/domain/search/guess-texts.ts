/** The letters of the same keys, on the keyboards of the site's languages in other scripts and on a Latin one. */
const latinKeys = [..."qwertyuiop[]asdfghjkl;'zxcvbnm,./"]
const keyboards: readonly (readonly string[])[] = [
  [...'йцукенгшщзхъфывапролджэячсмитьбю.'],
  [...'ضصثقفغعهخحجدشسيبلاتنمكطئءؤر', 'لا', ...'ىةوزظ'],
]

/** How Russian words are written in Latin letters, the longer ways first. */
const sounds: readonly (readonly [latin: string, cyrillic: string])[] = [
  ...pairs('shch sch zh kh ts ch sh yo yu ya ye ju ja', 'щ щ ж х ц ч ш е ю я е ю я'),
  ...pairs('a b c d e f g h i j k l m', 'а б к д е ф г х и ж к л м'),
  ...pairs('n o p q r s t u v w x y z', 'н о п к р с т у в в кс ы з'),
]
const vowels = new Set('aeiou')

/**
 * What a text may mean that was typed on another keyboard than its writer thought, `cfvjrfn` for `самокат`, or in Latin
 * letters, `samokat`. Each is a guess: most texts mean what they say.
 */
export function guessTexts(text: string): readonly string[] {
  const typed = text.trim().normalize('NFC').toLowerCase()
  const guesses = [
    ...inCyrillic(typed),
    ...keyboards.flatMap((keys) => [
      withKeys(typed, latinKeys, keys),
      withKeys(typed, keys, latinKeys),
    ]),
  ]
  return [...new Set(guesses.filter((one) => one !== undefined))].filter((one) => one !== typed)
}

/** Undefined when a letter is not on the keyboard that it would have been typed on. */
function withKeys(
  text: string,
  from: readonly string[],
  to: readonly string[],
): string | undefined {
  // One key of an Arabic keyboard types two letters.
  const parts = text.match(/لا|./gsu) ?? []
  const letters = parts.map((part) => {
    const key = from.indexOf(part)
    return key >= 0 ? to[key] : /\p{L}/u.test(part) ? undefined : part
  })
  return letters.includes(undefined) ? undefined : letters.join('')
}

/** `ts` is one letter or two, and `l` is soft in most words before another consonant and at the end. */
function inCyrillic(text: string): readonly string[] {
  if (!/[a-z]/.test(text) || /(?=\p{L})[^a-z]/u.test(text)) return []
  const plain = spelled(text)
  const parted = spelled(text.replaceAll('ts', 't\u200Bs')).replaceAll('\u200B', '')
  return [plain, parted].flatMap((one) => [
    one,
    one.replace(/л(?=[бгджзкмнпстфхцчшщ]|$|\s)/gu, 'ль'),
  ])
}

function spelled(text: string): string {
  let rest = text
  let written = ''
  let before = ''
  while (rest !== '') {
    const [latin, cyrillic] = sounds.find(([one]) => rest.startsWith(one)) ?? [rest.slice(0, 1)]
    const isShort = (latin === 'y' || latin === 'i') && vowels.has(before)
    written += isShort ? 'й' : (cyrillic ?? latin)
    before = latin.slice(-1)
    rest = rest.slice(latin.length)
  }
  return written
}

function pairs(latin: string, cyrillic: string): readonly (readonly [string, string])[] {
  const written = cyrillic.split(' ')
  return latin.split(' ').map((sound, index) => [sound, written[index] ?? ''])
}
