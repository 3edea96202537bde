import { Outlet, ScrollRestoration } from '@adamarket/shared/contract/router.ts'

/** What every page stands in: header, content, footer. */
export function Frame() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
