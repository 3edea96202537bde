import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingsPort, OwnListingsPort, ProfilesPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

import { benchmarkQueries } from '#tests/search/benchmark/queries.ts'

export type Kind = 'home' | 'search' | 'listing' | 'profile' | 'post' | 'change'

/** One answered request; `failed` has the kind of error. */
export type Answered = { readonly kind: Kind; readonly ms: number; readonly failed?: string }

/** Performs one request and remembers how it went. */
export type Ask = <Value>(
  kind: Kind,
  request: () => Promise<Result<Value, AppError>>,
) => Promise<Value | undefined>

export function createAsk(answered: Answered[]): Ask {
  return async (kind, request) => {
    const started = performance.now()
    const result = await request()
    const ms = performance.now() - started
    answered.push({ kind, ms, ...(!result.ok && { failed: result.error.kind }) })
    return result.ok ? result.value : undefined
  }
}

/** The average time for which a visitor looks at a page, in milliseconds, give or take a half. */
const readingMs = 3000

/** Opens home, a search, one of its listings and its seller's profile, again and again until the end. */
export async function visit(
  ports: { readonly listings: ListingsPort; readonly profiles: Pick<ProfilesPort, 'byId'> },
  ask: Ask,
  end: number,
): Promise<void> {
  const { listings, profiles } = ports
  const read = () => pause(readingMs * (0.5 + Math.random()), end)
  await read()
  while (Date.now() < end) {
    const newest = await ask('home', () => listings.newest(10))
    await read()
    const { query } = pick(benchmarkQueries)
    const found = await ask('search', () => listings.search(query, { limit: 20 }))
    await read()
    const shown = [...(newest ?? []), ...(found?.listings ?? [])]
    if (shown.length === 0) continue
    const { id, userId } = pick(shown)
    await ask('listing', () => listings.byId(id))
    await read()
    await Promise.all([
      ask('profile', () => profiles.byId(userId)),
      ask('profile', () => listings.bySeller(userId, { limit: 20 })),
    ])
    await read()
  }
}

/** A listing whose post was answered with success. */
export type Posted = { readonly id: string; readonly price: number }

/**
 * Posts listings at even intervals, and changes the price of each once, which moves its entries in the search
 * index.
 *
 * @returns those that were answered with success, with their last price
 */
export async function post(
  port: OwnListingsPort,
  listings: readonly (Parameters<OwnListingsPort['create']>[1] & { readonly id: string })[],
  ask: Ask,
  end: number,
): Promise<readonly Posted[]> {
  const interval = (end - Date.now()) / listings.length
  const posted: Posted[] = []
  for (const { id, ...listing } of listings) {
    const next = Date.now() + interval * (0.5 + Math.random())
    const isPosted = await ask('post', () => told(port.create(id, listing)))
    if (isPosted) {
      const price = listing.price + 1
      const isChanged = await ask('change', () => told(port.update(id, { price })))
      posted.push({ id, price: isChanged ? price : listing.price })
    }
    await pause(next - Date.now(), end)
  }
  return posted
}

/** Whether a write succeeded: its own answer has no value. */
async function told(write: Promise<Result<undefined, AppError>>): Promise<Result<true, AppError>> {
  const result = await write
  return result.ok ? ok(true) : result
}

async function pause(ms: number, end: number): Promise<void> {
  const duration = Math.min(ms, end - Date.now())
  if (duration > 0) await new Promise((resolve) => setTimeout(resolve, duration))
}

function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}
