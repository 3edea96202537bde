import type { texts as english } from '#texts/en.ts'

export const texts: typeof english = {
  lastUpdated: 'Son güncelleme: {{date}}',
  contents: 'Bu sayfada',
  contact: {
    title: 'Bize Ulaşın',
    description:
      'AdaMarket’e yazın: sorularınız, önerileriniz, şikâyetleriniz ya da şüpheli bulduğunuz ilanlar.',
    lead: 'Sorunuz, öneriniz, şikâyetiniz mi var? Bize yazın. Her mesajı bir insan okur.',
    name: 'Ad',
    email: 'E-posta',
    message: 'Mesaj',
    privacy: 'Yazdıklarınızı yalnızca size yanıt vermek için kullanırız.',
    privacyLink: 'Gizlilik Politikası',
    leaveEmpty: 'Burayı boş bırakın',
    send: 'Mesajı Gönder',
    sending: 'Gönderiliyor...',
    sent: 'Mesajınız gönderildi!',
    missing: {
      name: 'Adınızı yazın.',
      email: 'E-posta adresinizi yazın.',
      message: 'Mesajınızı yazın.',
    },
    badEmail: 'ad@ornek.com gibi bir e-posta adresi yazın.',
    notConfigured: 'Şu anda bu siteden mesaj gönderilemiyor.',
    automatic:
      'Bu gönderim otomatik yapılmış gibi göründüğü için mesajınız gönderilmedi. Gerçek bir kişiyseniz Mesajı Gönder düğmesine bir kez daha basın.',
    tooSoon_one:
      'Az önce bir mesaj gönderdiniz. Yenisini {{count}} saniye sonra gönderebilirsiniz.',
    tooSoon_other:
      'Az önce bir mesaj gönderdiniz. Yenisini {{count}} saniye sonra gönderebilirsiniz.',
    failed: {
      unavailable:
        'Mesajınız gönderilemedi: posta hizmeti yanıt vermedi. Bağlantınızı kontrol edip yeniden deneyin. Yazdıklarınız burada duruyor.',
      throttled:
        'Şu anda çok fazla mesaj gönderiliyor. Bir dakika bekleyip yeniden deneyin. Yazdıklarınız burada duruyor.',
      refused:
        'Posta hizmeti mesajınızı kabul etmedi. Daha sonra ya da başka bir tarayıcıdan deneyin. Yazdıklarınız burada duruyor.',
      unexpected: 'Mesajınız gönderilemedi. Lütfen yeniden deneyin. Yazdıklarınız burada duruyor.',
    },
    help: {
      title: 'Yazmadan önce',
      listing: {
        title: 'Bir ilan hakkında',
        text: 'Fiyatı, durumu ya da görmeye gitmek için satıcıya sorun: telefonu ve WhatsApp’ı ilanda yazar.',
      },
      report: {
        title: 'Bir terslik mi var?',
        text: 'İlanın adresini ya da başlığını ve sorunun ne olduğunu yazın.',
      },
      account: {
        title: 'Verileriniz ya da hesabınız',
        text: 'Hesabınızı bulabilmemiz için hesabın e-posta adresini yazın. Şifrenizi asla göndermeyin.',
      },
    },
  },
}
