import { siteUrl } from '#fixtures/site-url.ts'

import type { MeasuredPage } from './pages.ts'

/** A page function that has just started, or runs on a busy machine, is too late: the page is then empty. */
const attempts = 20

/** Whether a server has rendered a page. */
export function isServed(html: string): boolean {
  return html.includes('id="page-data"')
}

/** Visits a page until a server has rendered it, unless it is that of a user. */
export async function asServed<Visit extends { readonly isServed: boolean }>(
  { address, isSignedIn = false }: Pick<MeasuredPage, 'address' | 'isSignedIn'>,
  visit: () => Promise<Visit>,
): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    const isWarm = isServed(await (await fetch(`${siteUrl}${address}`)).text())
    if (isWarm || isSignedIn) {
      const visited = await visit()
      if (visited.isServed || isSignedIn) return visited
    }
    if (attempt === attempts) throw new Error(`No server renders ${address}`)
    // Constant requests would delay the function.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
