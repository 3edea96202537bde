import type { City } from '#domain/location.ts'
import { parseLocation } from '#domain/location.ts'

/** What is known of an area. */
export type AreaFacts = {
  /** In degrees, to some hundred metres. */
  readonly latitude: number
  readonly longitude: number
  /** What people also call it, separated by `,`: older and English names. */
  readonly alsoCalled?: string
}

type Row = readonly [latitude: number, longitude: number, alsoCalled?: string]

const centre = 'centre, center, çarşı'

const rows: Readonly<Record<City, Readonly<Record<string, Row>>>> = {
  Lefkosia: {
    Merkez: [35.181, 33.361, centre],
    Akıncılar: [35.01, 33.47, 'Louroujina, Lurucina'],
    Alayköy: [35.181, 33.262, 'Gerolakkos, Yerolakko'],
    Balıkesir: [35.199, 33.49, 'Palaikythro'],
    Çağlayan: [35.188, 33.371],
    Değirmenlik: [35.249, 33.473, 'Kythrea, Kitrea'],
    Demirhan: [35.21, 33.466, 'Trachoni'],
    Dereboyu: [35.193, 33.352],
    Ercan: [35.157, 33.5, 'Tymbou, Timbu'],
    Göçmenköy: [35.199, 33.338],
    Gönyeli: [35.216, 33.306, 'Kioneli, Geunyeli'],
    Hamitköy: [35.219, 33.38, 'Mandres'],
    Haspolat: [35.208, 33.424, 'Mia Milia'],
    Kızılbaş: [35.202, 33.355, 'Trachonas'],
    Köşklüçiftlik: [35.187, 33.356],
    Kumsal: [35.19, 33.347],
    'Küçük Kaymaklı': [35.196, 33.377, 'Kaymaklı, Omorfita'],
    Marmara: [35.193, 33.367],
    Metehan: [35.19, 33.328, 'Kermiya'],
    Minareliköy: [35.238, 33.45, 'Neo Chorio'],
    Ortaköy: [35.203, 33.343],
    Surlariçi: [35.177, 33.364, 'Walled City, Old Town'],
    Taşkınköy: [35.206, 33.358],
    Yenikent: [35.215, 33.325],
    Yenişehir: [35.194, 33.36],
    Yılmazköy: [35.238, 33.17, 'Skylloura'],
  },
  Magusa: {
    Merkez: [35.124, 33.938, centre],
    Akdoğan: [35.101, 33.682, 'Lysi'],
    Baykal: [35.121, 33.932],
    Beyarmudu: [35.043, 33.704, 'Pergamos'],
    Çanakkale: [35.134, 33.929],
    Dörtyol: [35.172, 33.75, 'Prastio'],
    Dumlupınar: [35.13, 33.933],
    Geçitkale: [35.257, 33.728, 'Lefkoniko'],
    Gülseren: [35.15, 33.916],
    İnönü: [35.158, 33.7, 'Sinda'],
    Kaleiçi: [35.125, 33.943, 'Surlariçi, Walled City, Old Town'],
    Karakol: [35.143, 33.912],
    Maraş: [35.113, 33.955, 'Varosha'],
    Mormenekşe: [35.206, 33.84, 'Limnia'],
    Mutluyaka: [35.163, 33.853, 'Styloi'],
    Paşaköy: [35.147, 33.61, 'Assia'],
    Sakarya: [35.138, 33.925],
    Salamis: [35.185, 33.901, 'Salamis Yolu, Salamis Road'],
    Serdarlı: [35.255, 33.6, 'Chatos'],
    Tatlısu: [35.376, 33.757, 'Akanthou'],
    Tuzla: [35.157, 33.88, 'Enkomi'],
    Türkmenköy: [35.09, 33.745, 'Kontea'],
    Vadili: [35.137, 33.648, 'Vatili'],
    'Yeni Boğaziçi': [35.193, 33.879, 'Yeniboğaziçi, Ayios Sergios'],
    Yıldırım: [35.19, 33.77, 'Milia'],
  },
  Girne: {
    Merkez: [35.337, 33.319, centre],
    Ağırdağ: [35.29, 33.265, 'Agirda'],
    Alagadi: [35.332, 33.483, 'Turtle Beach'],
    Alsancak: [35.343, 33.202, 'Karavas'],
    Arapköy: [35.306, 33.442, 'Klepini'],
    Bahçeli: [35.34, 33.632, 'Kalogrea'],
    Bellapais: [35.306, 33.354, 'Beylerbeyi, Bellapaix'],
    Boğazköy: [35.287, 33.284],
    Çamlıbel: [35.318, 33.076, 'Myrtou'],
    Çatalköy: [35.323, 33.391, 'Ayios Epiktitos'],
    Dikmen: [35.269, 33.325, 'Dikomo'],
    Doğanköy: [35.33, 33.342, 'Thermia'],
    Edremit: [35.328, 33.277, 'Trimithi'],
    Esentepe: [35.339, 33.577, 'Ayios Amvrosios'],
    Karaağaç: [35.316, 33.53, 'Charcha'],
    Karakum: [35.336, 33.347],
    Karaman: [35.317, 33.254, 'Karmi'],
    Karaoğlanoğlu: [35.343, 33.28, 'Ayios Georgios'],
    Karşıyaka: [35.343, 33.127, 'Vasilia'],
    Koruçam: [35.343, 33.01, 'Kormakitis'],
    Lapta: [35.336, 33.174, 'Lapithos'],
    Ozanköy: [35.325, 33.362, 'Kazafani'],
    Pınarbaşı: [35.27, 33.233, 'Krini'],
    Tepebaşı: [35.325, 33.03, 'Diorios'],
    Zeytinlik: [35.327, 33.312, 'Templos'],
  },
  Guzelyurt: {
    Merkez: [35.198, 32.992, centre],
    Akçay: [35.166, 33.04, 'Argaki'],
    Aydınköy: [35.163, 32.96, 'Prastio'],
    Bostancı: [35.171, 33.012, 'Zodhia'],
    Gayretköy: [35.15, 33.12, 'Avlona'],
    Güneşköy: [35.17, 32.975, 'Nikitas'],
    Kalkanlı: [35.245, 33.025, 'Kapouti'],
    Mevlevi: [35.207, 33.09, 'Kyra'],
    Serhatköy: [35.186, 33.13, 'Philia'],
    Şahinler: [35.193, 33.075, 'Masari'],
    Yayla: [35.198, 32.95, 'Syrianokhori'],
    Zümrütköy: [35.152, 33.07, 'Katokopia'],
  },
  Lefke: {
    Merkez: [35.11, 32.85, centre],
    Bağlıköy: [35.103, 32.81, 'Ambelikou'],
    Cengizköy: [35.128, 32.873],
    Çamlıköy: [35.105, 32.885, 'Kalo Chorio'],
    Doğancı: [35.145, 32.925, 'Elia'],
    Gaziveren: [35.165, 32.905],
    Gemikonağı: [35.141, 32.824, 'Karavostasi'],
    Taşpınar: [35.152, 32.93, 'Angolemi'],
    Yedidalga: [35.158, 32.79],
    Yeşilırmak: [35.166, 32.73, 'Limnitis'],
    Yeşilyurt: [35.135, 32.85, 'Pentageia'],
  },
  Iskele: {
    Merkez: [35.286, 33.891, centre],
    Bafra: [35.365, 34.065, 'Vokolida'],
    Bahçeler: [35.303, 33.9],
    Boğaz: [35.316, 33.953, 'Boghaz'],
    Büyükkonuk: [35.404, 33.99, 'Komi Kebir'],
    Çayırova: [35.374, 34.03, 'Ayios Theodoros'],
    Dipkarpaz: [35.597, 34.38, 'Rizokarpaso'],
    Gelincik: [35.49, 34.1, 'Vasili'],
    Kalecik: [35.333, 33.985, 'Gastria'],
    Kaplıca: [35.413, 33.893, 'Davlos'],
    Kumyalı: [35.459, 34.128],
    'Long Beach': [35.255, 33.913, 'Longbeach, Uzun Plaj'],
    Mehmetçik: [35.42, 34.075, 'Galatia'],
    Ötüken: [35.238, 33.868, 'Spathariko'],
    Sipahi: [35.554, 34.24, 'Ayia Triada'],
    Yedikonuk: [35.447, 34.04, 'Eptakomi'],
    'Yeni Erenköy': [35.534, 34.189, 'Yenierenköy, Yialousa'],
    Ziyamet: [35.474, 34.145, 'Leonarisso'],
  },
}

/** What is known of an area of a city; undefined for one that the city does not have. */
export function areaFacts(location: string, area: string): AreaFacts | undefined {
  const city = parseLocation(location)
  const row = city !== 'All' && Object.hasOwn(rows[city], area) ? rows[city][area] : undefined
  if (!row) return undefined
  const [latitude, longitude, alsoCalled] = row
  return { latitude, longitude, ...(alsoCalled !== undefined && { alsoCalled }) }
}

/** All names of an area, separated by `, `, the stored one first. */
export function waysToCall(location: string, area: string): string {
  const { alsoCalled } = areaFacts(location, area) ?? {}
  return alsoCalled === undefined ? area : `${area}, ${alsoCalled}`
}
