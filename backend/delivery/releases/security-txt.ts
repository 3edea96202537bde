import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { paths } from '@adamarket/shared/contract/paths.ts'

import { CommandError } from '#base/command-error.ts'
import { repository } from '#base/folders.ts'

/** Where RFC 9116 wants it, on a site. */
export const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year; each release of the shell begins anew. */
const daysValid = 330
const dayMs = 24 * 60 * 60_000

/** How to report a security problem of the site at `origin`, by RFC 9116: with the address of SECURITY.md. */
export async function readSecurityTxt(origin: string, now: Date): Promise<string> {
  return formatSecurityTxt(await readFile(join(repository, 'SECURITY.md'), 'utf8'), origin, now)
}

/**
 * @param page the text of SECURITY.md
 * @throws CommandError when it names no email address
 */
export function formatSecurityTxt(page: string, origin: string, now: Date): string {
  const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(page)?.[0]
  if (address === undefined) throw new CommandError('SECURITY.md names no email address.')
  return [
    `Contact: mailto:${address}`,
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${new Date(now.getTime() + daysValid * dayMs).toISOString()}`,
    'Preferred-Languages: en, tr',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n')
}
