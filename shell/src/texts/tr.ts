import type { texts as english } from '#texts/en.ts'

export const texts: typeof english = {
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
  },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Sayfa çalışmayı durdurdu. Taslaklarınız ve konum seçiminiz duruyor.',
    reload: 'Sayfayı yeniden yükle',
  },
}
