import { byLanguage } from './by-language.ts'

const english = {
  block: 'Block seller',
  signInFirst: 'Sign in to block this seller.',
  unblock: 'Unblock',
  unblockName: (name: string) => `Unblock ${name || 'this seller'}`,
  blocked: (name: string) => `You won’t see ${name || 'this seller'}’s listings any more.`,
  notBlocked: 'Couldn’t block this seller. Please try again.',
  tooMany: (max: number) => `You can block up to ${max} sellers. Unblock one in Settings first.`,
  unblocked: (name: string) => `${name || 'This seller'} is no longer blocked.`,
  notUnblocked: (name: string) => `Couldn’t unblock ${name || 'this seller'}. Please try again.`,
}

const turkish: typeof english = {
  block: 'Satıcıyı engelle',
  signInFirst: 'Bu satıcıyı engellemek için giriş yapın.',
  unblock: 'Engeli kaldır',
  unblockName: (name) => `Engeli kaldır${after(name)}`,
  blocked: (name) => `Satıcı engellendi${after(name)}. İlanlarını artık görmeyeceksiniz.`,
  notBlocked: 'Satıcı engellenemedi. Lütfen tekrar deneyin.',
  tooMany: (max) =>
    `En fazla ${max} satıcı engelleyebilirsiniz. Önce Ayarlar sayfasından bir satıcının engelini kaldırın.`,
  unblocked: (name) => `Engel kaldırıldı${after(name)}.`,
  notUnblocked: (name) => `Engel kaldırılamadı${after(name)}. Lütfen tekrar deneyin.`,
}

function after(name: string): string {
  return name && `: ${name}`
}

/** What the button that blocks a seller says, on whatever page it is; the name of an unnamed seller is empty. */
export const blockingTexts = byLanguage({ en: english, tr: turkish })
