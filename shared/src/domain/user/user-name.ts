import { cutText } from '#domain/text/cut-text.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { profileLimits } from './profile-limits.ts'

/** Letters that look like, or are read as, a letter from a to z. The security rules have the same ones. */
const lookalikes: readonly (readonly [letters: RegExp, letter: string])[] = [
  [/[аα@4ᴀɑ]/g, 'a'],
  [/[сϲᴄ]/g, 'c'],
  [/[дδԁđᴅ]/g, 'd'],
  [/[еєεэ3ᴇ]/g, 'e'],
  [/[ꜰƒ]/g, 'f'],
  [/[ʜһ]/g, 'h'],
  [/[іиιı1!|ɪ]/g, 'i'],
  [/[кκᴋ]/g, 'k'],
  [/[лλłʟ]/g, 'l'],
  [/[мμᴍ]/g, 'm'],
  [/[нпηνɴ]/g, 'n'],
  [/[оοσ0øᴏ]/g, 'o'],
  [/[рρᴘ]/g, 'p'],
  [/[гʀ]/g, 'r'],
  [/[ѕς5$ꜱ]/g, 's'],
  [/[тτ7ᴛ]/g, 't'],
  [/[уυᴜ]/g, 'u'],
  [/[үγʏ]/g, 'y'],
  [/[зζᴢ]/g, 'z'],
]

/** The name of the site, also as Cyrillic and Greek letters write it; or nothing but words for who runs it. */
const operator =
  /adama[rp]ket|^(?:admin|administrator|moderator|support|destek|yonetici|yonetim|official|resmi|customer|customerservice|musteri|musterihizmetleri|team|ekibi|account|hesap)+$/

/** The name of a user as it is stored and shown. Letters in a decorative form become plain ones. */
export function userName(text: string): string {
  return cutText(oneLine(text.normalize('NFKC')), profileLimits.nameLength).trim()
}

/** Whether a name could be taken for that of the site or of the people who run it: `AdaMarket Destek`, `Admin`. */
export function posesAsOperator(name: string): boolean {
  const folded = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const latin = lookalikes.reduce(
    (text, [letters, letter]) => text.replace(letters, letter),
    folded,
  )
  return operator.test(latin.replaceAll(/[^a-z]/g, ''))
}
