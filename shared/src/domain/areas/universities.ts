import type { City } from '#domain/location.ts'

/** A university by whose name people look for homes. */
type University = {
  /** As students call it. */
  readonly name: string
  /** Its other names, separated by `,`. */
  readonly alsoCalled: string
  readonly city: City
  /** The areas within a walk or a shuttle of it. */
  readonly areas: readonly string[]
}

/** What every one of them is also called. */
const anyOne = 'university, üniversite, uni, campus, kampüs'

export const universities: readonly University[] = [
  {
    name: 'EMU',
    alsoCalled: 'DAÜ, Eastern Mediterranean University, Doğu Akdeniz Üniversitesi',
    city: 'Magusa',
    areas: ['Sakarya', 'Karakol', 'Gülseren', 'Baykal', 'Çanakkale', 'Dumlupınar', 'Salamis'],
  },
  {
    name: 'NEU',
    alsoCalled: 'YDÜ, Near East University, Yakın Doğu Üniversitesi',
    city: 'Lefkosia',
    areas: ['Gönyeli', 'Yenikent', 'Ortaköy', 'Göçmenköy', 'Hamitköy'],
  },
  {
    name: 'CIU',
    alsoCalled: 'UKÜ, Cyprus International University, Uluslararası Kıbrıs Üniversitesi',
    city: 'Lefkosia',
    areas: ['Haspolat', 'Küçük Kaymaklı', 'Hamitköy'],
  },
  {
    name: 'BAU',
    alsoCalled: 'BAU Cyprus, Bahçeşehir Kıbrıs Üniversitesi, Bahçeşehir Cyprus University',
    city: 'Lefkosia',
    areas: ['Dereboyu', 'Ortaköy', 'Kızılbaş'],
  },
  {
    name: 'GAU',
    alsoCalled: 'GAÜ, Girne American University, Girne Amerikan Üniversitesi',
    city: 'Girne',
    areas: ['Karaoğlanoğlu', 'Edremit', 'Alsancak', 'Zeytinlik'],
  },
  {
    name: 'University of Kyrenia',
    alsoCalled: 'Girne Üniversitesi, Kyrenia University',
    city: 'Girne',
    areas: ['Karakum', 'Doğanköy', 'Ozanköy'],
  },
  {
    name: 'Final',
    alsoCalled: 'Final International University, Final Üniversitesi, UFÜ',
    city: 'Girne',
    areas: ['Çatalköy', 'Ozanköy', 'Arapköy'],
  },
  {
    name: 'METU',
    alsoCalled: 'ODTÜ, Middle East Technical University, Orta Doğu Teknik Üniversitesi',
    city: 'Guzelyurt',
    areas: ['Kalkanlı', 'Merkez', 'Bostancı'],
  },
  {
    name: 'EUL',
    alsoCalled: 'LAÜ, European University of Lefke, Lefke Avrupa Üniversitesi',
    city: 'Lefke',
    areas: ['Gemikonağı', 'Yeşilyurt', 'Cengizköy', 'Merkez'],
  },
]

/** All names of the universities near an area, separated by `, `. */
export function universitiesNear(location: string, area: string): readonly string[] {
  return universities
    .filter((one) => one.city === location && one.areas.includes(area))
    .map(({ name, alsoCalled }) => `${name}, ${alsoCalled}, ${anyOne}`)
}
