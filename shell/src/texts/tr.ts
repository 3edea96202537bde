import type { texts as english } from '#texts/en.ts'

export const texts: typeof english = {
  site: {
    home: 'AdaMarket, ana sayfa',
    skip: 'İçeriğe geç',
    tagline: 'Kuzey Kıbrıs’ta al, sat.',
  },
  header: {
    openMenu: 'Menüyü aç',
    closeMenu: 'Menüyü kapat',
    menu: 'Menü',
    signIn: 'Giriş yap',
  },
  account: {
    menu: 'Hesabınız, {{email}}',
    post: 'İlan ver',
    profile: 'Profil',
    signOut: 'Çıkış yap',
    signOutFailed: 'Çıkış yapılamadı. Lütfen yeniden deneyin.',
  },
  location: {
    label: 'Konum',
    current: 'Konum: {{name}}',
    names: {
      All: 'Tümü',
      Lefkosia: 'Lefkoşa',
      Magusa: 'Gazimağusa',
      Girne: 'Girne',
      Guzelyurt: 'Güzelyurt',
      Lefke: 'Lefke',
      Iskele: 'İskele',
    },
  },
  search: {
    label: 'İlanlarda ara',
    placeholder: 'Araba, cep telefonu ve daha fazlasını arayın...',
    submit: 'Ara',
  },
  app: {
    download: 'Uygulamayı İndir',
    post: 'İlan Ver',
    onlyOnMobile: 'Bu özellik yalnızca mobil uygulamada var. İndirmek için QR kodunu tarayın.',
    title: 'Uygulama',
    playStore: 'Google Play',
    appStore: 'App Store',
    code: 'Uygulamaya götüren QR kod',
    scan: 'İndirmek için okutun',
    pageTitle: 'Uygulamayı edinin',
    pageText: 'Android ve iPhone için AdaMarket uygulamasında ilan verin, satıcılarla yazışın.',
  },
  categories: {
    label: 'Kategoriler',
    tabs: {
      car: 'Vasıta',
      Properties: 'Emlak',
      'Mobile & Tablets': 'Telefon ve Tablet',
      Jobs: 'İş İlanları',
      'Electronics & Appliances': 'Elektronik ve Ev Aletleri',
      'Furniture & Decor': 'Mobilya ve Dekorasyon',
      'More Categories': 'Diğer Kategoriler',
    },
  },
  footer: {
    company: 'AdaMarket',
    about: 'Hakkımızda',
    contact: 'Bize Ulaşın',
    terms: 'Kullanım Koşulları',
    privacy: 'Gizlilik Politikası',
    follow: 'Bizi takip edin',
    rights: '© {{year}} AdaMarket',
  },
  language: {
    failed: 'Dil değiştirilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  theme: {
    label: 'Görünüm',
    system: 'Bu cihazdaki gibi',
    light: 'Açık',
    dark: 'Koyu',
  },
  toasts: {
    label: 'Bildirimler',
    close: 'Bildirimi kapat',
  },
  progress: {
    label: 'Sayfa yükleniyor',
  },
  offline: {
    text: 'Çevrimdışısınız. Açık olan sayfayı okuyabilirsiniz; gerisi bağlantı gelince yüklenir.',
  },
  boundary: {
    loading: 'Sayfa yükleniyor',
    slowTitle: 'Hâlâ yükleniyor',
    slowText:
      'Sitenin bu bölümü her zamankinden uzun sürüyor. Bekleyebilir ya da yeniden deneyebilirsiniz.',
    failedTitle: 'Bu sayfa yüklenemedi',
    failedText: 'AdaMarket’in geri kalanı çalışıyor. Bağlantınızı kontrol edip yeniden deneyin.',
    tryAgain: 'Yeniden dene',
  },
  notFound: {
    title: 'Bu adreste bir sayfa yok',
    text: 'Kaldırılmış ya da adres yanlış yazılmış olabilir.',
    home: 'Ana sayfaya git',
    browse: 'Ya da bir kategoriye göz atın',
  },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Sayfa çalışmayı durdurdu. Taslaklarınız ve konum seçiminiz duruyor.',
    reload: 'Sayfayı yeniden yükle',
    home: 'Ana sayfaya git',
  },
}
