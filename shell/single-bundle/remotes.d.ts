// The contract types the remotes here, as in the shell.
declare module '@adamarket/*-remote/src/expose/routes.tsx' {
  import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'

  export const contractVersion: RoutesModule['contractVersion']
  export const texts: RoutesModule['texts']
  export const createRoutes: RoutesModule['createRoutes']
}

declare module '@adamarket/account-remote/src/expose/menu.tsx' {
  import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'

  export const texts: AccountMenuModule['texts']
  export const AccountMenu: AccountMenuModule['AccountMenu']
  export const SignInDialog: AccountMenuModule['SignInDialog']
}

/** The paths that each remote owns, from its last build. */
declare const REMOTE_PATHS: Readonly<
  Record<'account' | 'browse' | 'post' | 'static-pages', string[]>
>
