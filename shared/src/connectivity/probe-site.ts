/** A file of the shell's site, which neither a cache nor the service worker answers. */
const file = '/reachable.txt'
const content = 'reachable'

/** How long the site may take to answer, in milliseconds. */
const probeLimitMs = 4_000

/** Whether the site answers: with its own file, since a captive portal answers everything. */
export async function probeSite(): Promise<boolean> {
  try {
    const response = await fetch(file, {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeLimitMs),
    })
    return (await response.text()).trim() === content
  } catch {
    return false
  }
}
