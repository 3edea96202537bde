import { timeoutSignal } from './with-timeout.ts'

const content = 'reachable'

/** How long the site may take to answer. */
const limitMs = 4_000

/** Requests a file of the shell's site that is neither cached nor answered by the service worker. */
export function requestFromSite(method: 'GET' | 'HEAD'): Promise<Response> {
  return fetch('/reachable.txt', { method, cache: 'no-store', signal: timeoutSignal(limitMs) })
}

/** Whether the site answers with its own file: a captive portal answers every request. */
export async function probeSite(): Promise<boolean> {
  try {
    const response = await requestFromSite('GET')
    return (await response.text()).trim() === content
  } catch {
    return false
  }
}
