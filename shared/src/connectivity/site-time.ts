import { requestFromSite } from './probe-site.ts'

/** Smaller differences may come from the network: the header has whole seconds. */
const toleranceMs = 60_000

/**
 * The current time: by the site's clock if the device's own is wrong by more than a minute, since the backend
 * refuses times in the future. Never rejects: without an answer it is the device's time.
 */
export async function readSiteTime(): Promise<Date> {
  const now = new Date()
  try {
    const { headers } = await requestFromSite('HEAD')
    const time = Date.parse(headers.get('Date') ?? '')
    return Math.abs(time - now.getTime()) > toleranceMs ? new Date(time) : now
  } catch {
    return now
  }
}
