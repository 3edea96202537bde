import { createNamespace } from '@adamarket/shared/i18n/create-namespace.ts'

const english = {
  choice: 'Notifications on this device',
  of: ': {{name}}',
  notice: {
    ready: 'Notifications come once a day where emails do, and otherwise immediately.',
    unsupported:
      'This browser can’t show notifications. On an iPhone or iPad, add the site to the home screen and open it there.',
    blocked:
      'Notifications from this site are blocked. To get them, allow them in your browser’s settings for this site and reload the page.',
  },
  ignored: 'To get notifications, allow them when your browser asks.',
  failed: 'Couldn’t load your notifications',
  notChanged: 'Couldn’t change notifications for “{{name}}”.',
  unreachable: 'Some browsers and networks don’t let notifications through.',
}

export type DeviceAlertsTexts = typeof english

const turkish: DeviceAlertsTexts = {
  choice: 'Bu cihazda bildirimler',
  of: ': {{name}}',
  notice: {
    ready: 'E-postalar günde bir kez geliyorsa bildirimler de günde bir kez, yoksa hemen gelir.',
    unsupported:
      'Bu tarayıcı bildirim gösteremiyor. iPhone veya iPad kullanıyorsanız siteyi ana ekrana ekleyip oradan açın.',
    blocked:
      'Bu sitenin bildirimleri engellenmiş. Bildirim almak için tarayıcınızın site ayarlarından izin verip sayfayı yenileyin.',
  },
  ignored: 'Bildirim almak için tarayıcınız sorduğunda izin verin.',
  failed: 'Bildirimleriniz yüklenemedi',
  notChanged: '“{{name}}” için bildirimler değiştirilemedi.',
  unreachable: 'Bazı tarayıcılar ve ağlar bildirimleri engeller.',
}

export const deviceAlertsTexts = createNamespace('device-alerts', { en: english, tr: turkish })
