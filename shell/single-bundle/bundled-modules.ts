import * as account from '@adamarket/account-remote/src/expose/routes.tsx'
import * as browse from '@adamarket/browse-remote/src/expose/routes.tsx'
import * as post from '@adamarket/post-remote/src/expose/routes.tsx'
import * as staticPages from '@adamarket/static-pages-remote/src/expose/routes.tsx'

/** The routes of each remote, as parts of the same application. */
export const bundledModules = { account, browse, post, 'static-pages': staticPages }
