/** How long a file of the site counts as current: a release reaches served pages within this time. */
const freshMs = 2_000

export type SiteFiles = {
  /** The shell's page. */
  readonly page: () => Promise<string>
  /** The registry, unparsed. */
  readonly registry: () => Promise<unknown>
}

/** The files of the shell's site that name what is released. The last answer counts while a newer one fails. */
export function createSiteFiles(origin: string, now: () => number = Date.now): SiteFiles {
  return {
    page: kept(() => request(`${origin}/shell.html`), now),
    registry: kept(async () => JSON.parse(await request(`${origin}/remotes.json`)), now),
  }
}

async function request(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(freshMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return await response.text()
}

function kept<Value>(read: () => Promise<Value>, now: () => number): () => Promise<Value> {
  let last: { readonly value: Value; readonly readAt: number } | undefined
  let reading: Promise<Value> | undefined
  return async () => {
    if (last && now() - last.readAt < freshMs) return last.value
    reading ??= read()
      .then((value) => {
        last = { value, readAt: now() }
        return value
      })
      .finally(() => {
        reading = undefined
      })
    return await reading.catch((error: unknown) => {
      if (last) return last.value
      throw error
    })
  }
}
