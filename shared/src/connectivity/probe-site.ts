/** A file of the shell's site that is neither cached nor answered by the service worker. */
const file = '/reachable.txt'
const content = 'reachable'

/** How long the site may take to answer. */
const probeLimitMs = 4_000

/** Whether the site answers with its own file: a captive portal answers every request. */
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
