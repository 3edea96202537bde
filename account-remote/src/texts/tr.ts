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
  signIn: {
    title: 'Giriş yap',
    lead: 'İlan vermek ve ilanlarını yönetmek için giriş yap.',
    email: 'E-posta',
    password: 'Şifre',
    show: 'Şifreyi göster',
    submit: 'Giriş yap',
    signedIn: '{{email}} olarak giriş yaptın.',
    home: 'Ana sayfaya git',
    signOut: 'Çıkış yap',
    failedSignOut: 'Çıkış yapılamadı. Lütfen yeniden dene.',
    errors: {
      missing: 'Lütfen e-postanı ve şifreni yaz.',
      'wrong-credentials':
        'Bu e-posta ve şifreyle bir hesap yok. İkisini de kontrol edip yeniden dene.',
      'account-disabled': 'Bu hesap kapatılmış. Lütfen bizimle iletişime geç.',
      throttled: 'Çok fazla deneme yapıldı. Birkaç dakika bekleyip yeniden dene.',
      unavailable: 'Sunucuya ulaşılamadı. Bağlantını kontrol edip yeniden dene.',
      unexpected: 'Giriş yapılamadı. Lütfen yeniden dene.',
    },
  },
}
