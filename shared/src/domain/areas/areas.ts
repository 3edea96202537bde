import type { City } from '#domain/location.ts'

/**
 * The neighbourhoods and villages that a listing can be in, by their Turkish names, as stored. Public knowledge; what is
 * known of each is in `area-facts.ts`, which is larger.
 */
export const areas: Readonly<Record<City, readonly string[]>> = {
  Lefkosia: list(
    'Merkez, Akıncılar, Alayköy, Balıkesir, Çağlayan, Değirmenlik, Demirhan, Dereboyu, Ercan, Göçmenköy, Gönyeli, Hamitköy, Haspolat, Kızılbaş, Köşklüçiftlik, Kumsal, Küçük Kaymaklı, Marmara, Metehan, Minareliköy, Ortaköy, Surlariçi, Taşkınköy, Yenikent, Yenişehir, Yılmazköy',
  ),
  Magusa: list(
    'Merkez, Akdoğan, Baykal, Beyarmudu, Çanakkale, Dörtyol, Dumlupınar, Geçitkale, Gülseren, İnönü, Kaleiçi, Karakol, Maraş, Mormenekşe, Mutluyaka, Paşaköy, Sakarya, Salamis, Serdarlı, Tatlısu, Tuzla, Türkmenköy, Vadili, Yeni Boğaziçi, Yıldırım',
  ),
  Girne: list(
    'Merkez, Ağırdağ, Alagadi, Alsancak, Arapköy, Bahçeli, Bellapais, Boğazköy, Çamlıbel, Çatalköy, Dikmen, Doğanköy, Edremit, Esentepe, Karaağaç, Karakum, Karaman, Karaoğlanoğlu, Karşıyaka, Koruçam, Lapta, Ozanköy, Pınarbaşı, Tepebaşı, Zeytinlik',
  ),
  Guzelyurt: list(
    'Merkez, Akçay, Aydınköy, Bostancı, Gayretköy, Güneşköy, Kalkanlı, Mevlevi, Serhatköy, Şahinler, Yayla, Zümrütköy',
  ),
  Lefke: list(
    'Merkez, Bağlıköy, Cengizköy, Çamlıköy, Doğancı, Gaziveren, Gemikonağı, Taşpınar, Yedidalga, Yeşilırmak, Yeşilyurt',
  ),
  Iskele: list(
    'Merkez, Bafra, Bahçeler, Boğaz, Büyükkonuk, Çayırova, Dipkarpaz, Gelincik, Kalecik, Kaplıca, Kumyalı, Long Beach, Mehmetçik, Ötüken, Sipahi, Yedikonuk, Yeni Erenköy, Ziyamet',
  ),
}

function list(names: string): readonly string[] {
  return names.split(', ')
}

/** The areas of a stored location; none unless it is one of the cities. */
export function areasOf(location: string): readonly string[] {
  const byCity: Readonly<Record<string, readonly string[]>> = areas
  return Object.hasOwn(areas, location) ? (byCity[location] ?? []) : []
}
