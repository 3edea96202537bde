import type { texts as english } from './en.ts'

export const texts: typeof english = {
  lastUpdated: 'Son güncelleme: {{date}}',
  contents: 'Bu sayfada',
  contact: {
    title: 'Bize Ulaşın',
    description:
      'AdaMarket’e yazın: sorularınız, önerileriniz, şikâyetleriniz veya şüpheli bulduğunuz ilanlar.',
    lead: 'Sorunuz, öneriniz, şikâyetiniz mi var? Bize yazın. Her mesajı ekibimizden biri okur.',
    name: 'Adınız',
    email: 'E-posta',
    message: 'Mesaj',
    privacy: 'Yazdıklarınızı yalnızca size yanıt vermek için kullanırız.',
    privacyLink: 'Gizlilik Politikası',
    leaveEmpty: 'Burayı boş bırakın',
    send: 'Mesajı gönder',
    sending: 'Gönderiliyor...',
    sent: 'Mesajınız gönderildi!',
    missing: {
      name: 'Adınızı girin.',
      email: 'E-posta adresinizi girin.',
      message: 'Mesajınızı girin.',
    },
    badEmail: 'ad@ornek.com gibi bir e-posta adresi girin.',
    notConfigured: 'Şu anda bu siteden mesaj gönderilemiyor.',
    automatic:
      'Mesajınız otomatik göründüğü için gönderilmedi. Gerçek bir kişiyseniz Mesajı gönder düğmesine tekrar basın.',
    tooSoon_one:
      'Az önce bir mesaj gönderdiniz. Yenisini {{count}} saniye sonra gönderebilirsiniz.',
    tooSoon_other:
      'Az önce bir mesaj gönderdiniz. Yenisini {{count}} saniye sonra gönderebilirsiniz.',
    failed: {
      unavailable:
        'Mesajınız gönderilemedi. Bağlantınızı kontrol edip tekrar deneyin. Yazdıklarınız duruyor.',
      throttled:
        'Şu anda çok fazla mesaj gönderiliyor. Bir dakika bekleyip tekrar deneyin. Yazdıklarınız duruyor.',
      refused:
        'Posta hizmeti mesajınızı kabul etmedi. Daha sonra veya başka bir tarayıcıdan deneyin. Yazdıklarınız duruyor.',
      unexpected: 'Mesajınız gönderilemedi. Lütfen tekrar deneyin. Yazdıklarınız duruyor.',
    },
    help: {
      title: 'Yazmadan önce',
      listing: {
        title: 'Bir ilan hakkında',
        text: 'Fiyatı, durumu veya ne zaman görebileceğinizi satıcıya sorun: iletişim düğmeleri ilandadır.',
      },
      report: {
        title: 'Şüpheli bir ilan mı gördünüz?',
        text: 'İlanı açıp İlanı şikâyet et’i seçin. Başka bir sorun varsa ilanın adresini veya başlığını yazın.',
      },
      account: {
        title: 'Verileriniz veya hesabınız',
        text: 'Ayarlar’da profilinizi düzenleyebilir, verilerinizi indirebilir veya hesabınızı silebilirsiniz. Giriş yapamıyorsanız hesabınızın e-posta adresini yazın; şifrenizi asla göndermeyin.',
      },
    },
  },
}
