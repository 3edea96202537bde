import { createNamespace } from './create-namespace.ts'

/** Those that end in `_unnamed` are for sellers without a name. */
const english = {
  block: 'Block seller',
  signInFirst: 'Sign in to block this seller.',
  unblock: 'Unblock',
  unblockName: 'Unblock {{name}}',
  unblockName_unnamed: 'Unblock this seller',
  blocked: 'You won’t see {{name}}’s listings any more.',
  blocked_unnamed: 'You won’t see this seller’s listings any more.',
  notBlocked: 'Couldn’t block this seller. Please try again.',
  tooMany: 'You can block up to {{max}} sellers. Unblock one in Settings first.',
  unblocked: '{{name}} is no longer blocked.',
  unblocked_unnamed: 'This seller is no longer blocked.',
  notUnblocked: 'Couldn’t unblock {{name}}. Please try again.',
  notUnblocked_unnamed: 'Couldn’t unblock this seller. Please try again.',
}

export type BlockingTexts = typeof english

const turkish: BlockingTexts = {
  block: 'Satıcıyı engelle',
  signInFirst: 'Bu satıcıyı engellemek için giriş yapın.',
  unblock: 'Engeli kaldır',
  unblockName: 'Engeli kaldır: {{name}}',
  unblockName_unnamed: 'Engeli kaldır',
  blocked: 'Satıcı engellendi: {{name}}. İlanlarını artık görmeyeceksiniz.',
  blocked_unnamed: 'Satıcı engellendi. İlanlarını artık görmeyeceksiniz.',
  notBlocked: 'Satıcı engellenemedi. Lütfen tekrar deneyin.',
  tooMany:
    'En fazla {{max}} satıcı engelleyebilirsiniz. Önce Ayarlar sayfasından bir satıcının engelini kaldırın.',
  unblocked: 'Engel kaldırıldı: {{name}}.',
  unblocked_unnamed: 'Engel kaldırıldı.',
  notUnblocked: 'Engel kaldırılamadı: {{name}}. Lütfen tekrar deneyin.',
  notUnblocked_unnamed: 'Engel kaldırılamadı. Lütfen tekrar deneyin.',
}

/** What the button that blocks a seller says, on whatever page it is. */
export const blockingTexts = createNamespace('blocking', { en: english, tr: turkish })
