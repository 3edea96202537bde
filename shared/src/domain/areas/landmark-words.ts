import type { LandmarkCode } from './landmarks.ts'

/**
 * What people type for a landmark in Latin letters, separated by `, `; the words in other scripts are translated into these. A word
 * that means something else as well, such as `final`, stands only with another one.
 */
export const landmarkWords: Readonly<Record<LandmarkCode, string>> = {
  emu: 'EMU, DAÜ, Eastern Mediterranean University, Doğu Akdeniz Üniversitesi',
  neu: 'NEU, YDÜ, Near East University, Yakın Doğu Üniversitesi, Near East, Yakın Doğu',
  ciu: 'CIU, UKÜ, Cyprus International University, Uluslararası Kıbrıs Üniversitesi',
  bau: 'BAU, BAU Cyprus, BAU Kıbrıs, Bahçeşehir Kıbrıs Üniversitesi, Bahçeşehir Cyprus University, Bahçeşehir Üniversitesi',
  gau: 'GAU, GAÜ, Girne American University, Girne Amerikan Üniversitesi, Amerikan Üniversitesi',
  kyreniaUniversity: 'University of Kyrenia, Kyrenia University, Girne Üniversitesi',
  final:
    'Final University, Final International University, Final Üniversitesi, Uluslararası Final Üniversitesi, UFÜ',
  arucad:
    'ARUCAD, Arkın University, Arkın Üniversitesi, Arkın Yaratıcı Sanatlar ve Tasarım Üniversitesi',
  metu: 'METU, METU NCC, ODTÜ, ODTÜ KKK, Middle East Technical University, Orta Doğu Teknik Üniversitesi',
  eul: 'EUL, LAÜ, European University of Lefke, Lefke Avrupa Üniversitesi, Lefke European University',
  nicosiaHospital:
    'Nicosia State Hospital, Lefkosia State Hospital, Lefkoşa Devlet Hastanesi, Burhan Nalbantoğlu, Burhan Nalbantoğlu Hastanesi',
  neuHospital: 'Near East Hospital, NEU Hospital, Yakın Doğu Hastanesi, YDÜ Hastanesi',
  magusaHospital:
    'Magusa State Hospital, Famagusta State Hospital, Famagusta Hospital, Mağusa Devlet Hastanesi, Gazimağusa Devlet Hastanesi',
  girneHospital:
    'Girne State Hospital, Kyrenia State Hospital, Girne Devlet Hastanesi, Akçiçek Hastanesi, Akçiçek',
  kyreniaUniversityHospital:
    'Suat Günsel, Suat Günsel Hospital, Suat Günsel Hastanesi, University of Kyrenia Hospital, Girne Üniversitesi Hastanesi',
  guzelyurtHospital:
    'Guzelyurt Hospital, Morphou Hospital, Güzelyurt Hastanesi, Güzelyurt Devlet Hastanesi',
  lefkeHospital: 'Lefke Hospital, Lefke Hastanesi, Cengiz Topel, Cengiz Topel Hastanesi',
  girnePort:
    'Girne port, Kyrenia port, Girne ferry port, Kyrenia ferry port, Girne limanı, Girne Turizm Limanı, Girne feribot limanı',
  magusaPort:
    'Magusa port, Famagusta port, Magusa ferry port, Famagusta ferry port, Mağusa limanı, Gazimağusa limanı',
  ercan: 'Ercan Airport, Ercan Havalimanı, Ercan Havaalanı, Nicosia airport, Lefkoşa havaalanı',
  metehanCrossing:
    'Metehan crossing, Metehan Sınır Kapısı, Metehan kapısı, Metehan border, Kermiya kapısı, Ayios Dometios crossing',
  ledraCrossing:
    'Ledra Street, Ledra Street crossing, Lokmacı, Lokmacı Kapısı, Lokmacı Sınır Kapısı',
  ledraPalaceCrossing:
    'Ledra Palace, Ledra Palace crossing, Ledra Palace Kapısı, Ledra Palace Sınır Kapısı',
  beyarmuduCrossing:
    'Beyarmudu crossing, Pergamos crossing, Beyarmudu Sınır Kapısı, Beyarmudu kapısı',
  akyarCrossing: 'Akyar crossing, Strovilia crossing, Akyar Sınır Kapısı, Akyar kapısı, Strovilia',
  derinyaCrossing:
    'Derinya crossing, Deryneia crossing, Derinya Sınır Kapısı, Derinya kapısı, Derinya',
  bostanciCrossing:
    'Bostancı crossing, Zodhia crossing, Astromeritis crossing, Bostancı Sınır Kapısı, Bostancı kapısı',
  aplicCrossing: 'Aplıç crossing, Lefka crossing, Aplıç Sınır Kapısı, Aplıç kapısı, Aplıç',
  yesilirmakCrossing:
    'Yeşilırmak crossing, Limnitis crossing, Yeşilırmak Sınır Kapısı, Yeşilırmak kapısı',
  lefkosiaCentre:
    'Lefkosia centre, Nicosia city centre, Lefkosia city centre, Lefkoşa merkezi, Lefkoşa şehir merkezi',
  magusaCentre:
    'Magusa centre, Famagusta city centre, Magusa city centre, Gazimağusa merkezi, Mağusa merkezi',
  girneCentre:
    'Girne centre, Kyrenia city centre, Girne city centre, Kyrenia town centre, Girne merkezi, Girne şehir merkezi',
  guzelyurtCentre: 'Guzelyurt centre, Morphou town centre, Güzelyurt merkezi',
  lefkeCentre: 'Lefke centre, Lefke town centre, Lefke merkezi',
  iskeleCentre: 'Iskele centre, Iskele town centre, İskele merkezi',
}
