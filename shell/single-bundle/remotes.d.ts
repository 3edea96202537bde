// The contract types the remotes here, as in the shell.
declare module '@adamarket/bundled-modules' {
  import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'

  /** The routes of each remote by its name, as parts of the same application: `define-single-bundle.ts` writes it. */
  export const bundledModules: Readonly<Record<string, RoutesModule>>
}

declare module '@adamarket/account-remote/src/expose/menu.tsx' {
  import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'

  export const texts: AccountMenuModule['texts']
  export const AccountMenu: AccountMenuModule['AccountMenu']
  export const SignInDialog: AccountMenuModule['SignInDialog']
}

/** The paths that each remote owns, from its last build. */
declare const REMOTE_PATHS: Readonly<Record<string, string[]>>
