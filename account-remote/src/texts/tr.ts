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
      'email-in-use': 'Bu e-posta ile bir hesap zaten var. Giriş yapın.',
      'invalid-email': 'Bu bir e-posta adresi değil. Kontrol edip tekrar deneyin.',
      'weak-password': 'Bu şifre çok zayıf. En az 6 karakter kullanın.',
      'popup-closed': 'Google penceresi giriş yapılmadan kapatıldı.',
      'invalid-code': 'Bu bağlantı çok eski ya da daha önce kullanılmış. Yenisini isteyin.',
      'sign-in-again': 'Lütfen önce yeniden giriş yapın.',
      'not-offered': 'Bu giriş yolu burada kullanılamıyor.',
      throttled: 'Çok fazla deneme yapıldı. Birkaç dakika bekleyip yeniden deneyin.',
      unavailable: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
      unexpected: 'Giriş yapılamadı. Lütfen yeniden deneyin.',
    },
  },
}
