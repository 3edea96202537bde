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
    lead: 'İlan vermek ve ilanlarınızı yönetmek için giriş yapın.',
    email: 'E-posta',
    password: 'Şifre',
    show: 'Şifreyi göster',
    submit: 'Giriş yap',
    signedIn: '{{email}} olarak giriş yaptınız.',
    home: 'Ana sayfaya git',
    signOut: 'Çıkış yap',
    failedSignOut: 'Çıkış yapılamadı. Lütfen yeniden deneyin.',
    errors: {
      missing: 'Lütfen e-postanızı ve şifrenizi yazın.',
      'wrong-credentials':
        'Bu e-posta ve şifreyle bir hesap yok. İkisini de kontrol edip yeniden deneyin.',
      'account-disabled': 'Bu hesap kapatılmış. Lütfen bizimle iletişime geçin.',
      throttled: 'Çok fazla deneme yapıldı. Birkaç dakika bekleyip yeniden deneyin.',
      unavailable: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
      unexpected: 'Giriş yapılamadı. Lütfen yeniden deneyin.',
    },
  },
}
