import type { texts as english } from '#texts/en.ts'

export const texts: typeof english = {
  profile: {
    loading: 'Yükleniyor...',
    noId: 'Kullanıcı belirtilmemiş.',
    notFound: 'Profil bulunamadı.',
    failed: 'Profil alınırken hata oluştu.',
    about: 'Hakkında',
    noAbout: 'Henüz bir şey yazılmamış.',
    listings: 'İlanlar',
  },
}
