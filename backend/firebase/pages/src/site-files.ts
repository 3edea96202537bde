/** How long a file of the site counts as current: a release reaches served pages within this time. */
const freshMs = 2_000

/** How long a file may take: there is time to render a page after that, if an earlier answer can be used. */
const timeoutMs = { withEarlier: 1_000, without: 5_000 }

export type SiteFiles = {
  /** The shell's page. */
  readonly page: () => Promise<string>
  /** The registry, unparsed. */
  readonly registry: () => Promise<unknown>
}

/**
 * The files of the shell's site that name the releases. If reading them fails, the last answer counts as
 * fresh again, so that not every page waits for a site that hangs.
 */
export function createSiteFiles(origin: string, now: () => number = Date.now): SiteFiles {
  return {
    page: cached((signal) => request(`${origin}/shell.html`, signal), now),
    registry: cached(
      async (signal) => JSON.parse(await request(`${origin}/remotes.json`, signal)),
      now,
    ),
  }
}

async function request(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return await response.text()
}

function cached<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  now: () => number,
): () => Promise<Value> {
  let last: { readonly value: Value; readonly readAt: number } | undefined
  let reading: Promise<Value> | undefined
  return async () => {
    if (last && now() - last.readAt < freshMs) return last.value
    reading ??= read(AbortSignal.timeout(last ? timeoutMs.withEarlier : timeoutMs.without))
      .catch((error: unknown) => {
        if (last) return last.value
        throw error
      })
      .then((value) => {
        last = { value, readAt: now() }
        return value
      })
      .finally(() => {
        reading = undefined
      })
    return await reading
  }
}
