import { ownPageHeader } from '@adamarket/shared/contract/own-page-header.ts'

/**
 * Whether a page is the site's own. Something else may have answered: a front end whose instances are all busy, a
 * captive portal. Where a redirect leads cannot be seen.
 */
export function isOwnPage({ headers, type }: Response): boolean {
  return headers.has(ownPageHeader) || type === 'opaqueredirect'
}

/** Whether an answer is a whole file of the site. None of its files is HTML, other than the empty page. */
export function isOwnFile({ status, headers }: Response): boolean {
  return status === 200 && !/\bx?html\b/.test(headers.get('content-type') ?? '')
}
