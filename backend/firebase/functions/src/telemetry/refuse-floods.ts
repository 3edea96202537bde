type Limits = {
  /** How many requests an instance takes at once, and how many more in a second. */
  readonly burst: number
  readonly perSecond: number
  /** How many of them an address may send in a minute: one that a whole network shares sends many. */
  readonly perAddress: number
}

export const telemetryLimits: Limits = { burst: 50, perSecond: 5, perAddress: 60 }

const minuteMs = 60_000

/**
 * Decides which requests an instance takes. It remembers addresses for a minute, in memory alone, and no more of them
 * than it takes requests. An address can be forged: what bounds the cost is the limit of the instance.
 *
 * @param now in milliseconds
 */
export function refuseFloods(
  { burst, perSecond, perAddress }: Limits,
  now: () => number,
): (address: string) => boolean {
  let left = burst
  let refilledAt = now()
  let minute = 0
  const taken = new Map<string, number>()

  return (address) => {
    const time = now()
    left = Math.min(burst, left + ((time - refilledAt) / 1000) * perSecond)
    refilledAt = time
    if (Math.floor(time / minuteMs) !== minute) {
      minute = Math.floor(time / minuteMs)
      taken.clear()
    }
    const before = taken.get(address) ?? 0
    if (left < 1 || before >= perAddress) return false
    left -= 1
    taken.set(address, before + 1)
    return true
  }
}
