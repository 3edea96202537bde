import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'

import { AccountMenu as Menu } from '#features/account-menu/account-menu.tsx'
import { SignInDialog as Dialog } from '#features/sign-in/sign-in-dialog.tsx'
import { accountTexts } from '#texts/loaders.ts'

export const texts: AccountMenuModule['texts'] = accountTexts

export const AccountMenu: AccountMenuModule['AccountMenu'] = Menu

export const SignInDialog: AccountMenuModule['SignInDialog'] = Dialog
