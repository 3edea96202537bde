import type { Browser } from '@playwright/test'

import { asServed } from './as-served.ts'
import type { Build, Builds } from './builds.ts'
import { builds } from './builds.ts'
import type { PageCount } from './count-page.ts'
import { countPage } from './count-page.ts'
import type { Memory } from './measure-memory.ts'
import { measureMemory } from './measure-memory.ts'
import type { MeasuredPage } from './pages.ts'
import { countLine, figuresLine } from './report.ts'
import type { Medians, OfBuilds } from './result.ts'
import type { Figures } from './statistics.ts'
import { medians } from './statistics.ts'
import { timePage } from './time-page.ts'
import { useSite } from './use-site.ts'
import type { Member, Profile } from './visitor.ts'
import { desktop, slowPhone } from './visitor.ts'

const profiles = [slowPhone, desktop] as const

export type Surroundings = {
  readonly browser: Browser
  readonly site: Builds
  readonly member: Member
  readonly say: (line: string) => void
}

// In sequence: everything that runs in parallel slows down a measurement.

async function ofEach<Value>(measure: (build: Build) => Promise<Value>): Promise<OfBuilds<Value>> {
  return {
    static: await measure('static'),
    served: await measure('served'),
    single: await measure('single'),
  }
}

/** What the first visit to a page loads, in each build. */
export function countBuilds(
  { browser, site, member, say }: Surroundings,
  page: MeasuredPage,
): Promise<OfBuilds<PageCount>> {
  return ofEach(async (build) => {
    await site.show(build, page)
    const count = () => countPage(browser, { profile: slowPhone, member }, page)
    const counted = await (build === 'static' ? count() : asServed(page, count))
    say(countLine(`${page.name}, ${build}`, counted))
    return counted
  })
}

/**
 * Measures something repeatedly in each build and all profiles, in turns; resolves to the medians, each under the
 * name that the measurement gives it.
 */
async function inTurns(
  { site, say }: Surroundings,
  runs: number,
  page: MeasuredPage,
  measure: (profile: Profile, build: Build) => Promise<Medians>,
  what: string,
): Promise<OfBuilds<Medians>> {
  const measured: OfBuilds<Record<string, Figures[]>> = { static: {}, served: {}, single: {} }
  for (let run = 0; run < runs; run++) {
    // Later ones profit from warm caches, so the order alternates.
    for (const build of run % 2 === 0 ? builds : builds.toReversed()) {
      await site.show(build, page)
      for (const profile of profiles) {
        for (const [name, figures] of Object.entries(await measure(profile, build))) {
          ;(measured[build][name] ??= []).push(figures)
          say(`${what}, ${build}, ${name}: ${figuresLine(figures)}`)
        }
      }
    }
  }
  return await ofEach(async (build) =>
    Object.fromEntries(Object.entries(measured[build]).map(([name, all]) => [name, medians(all)])),
  )
}

/** How fast the first and the second visit to a page are. */
export function timeBuilds(surroundings: Surroundings, runs: number, page: MeasuredPage) {
  const { browser, member } = surroundings
  return inTurns(
    surroundings,
    runs,
    page,
    async (profile, build) => {
      const time = () => timePage(browser, { profile, member }, page)
      const { first, second } = await (build === 'static' ? time() : asServed(page, time))
      return {
        [`A first visit: ${profile.name}`]: first,
        [`A second visit: ${profile.name}`]: second,
      }
    },
    page.name,
  )
}

/** How fast the site is once it is loaded; `home` is its first page. */
export function useBuilds(surroundings: Surroundings, runs: number, home: MeasuredPage) {
  const { browser, member } = surroundings
  return inTurns(
    surroundings,
    runs,
    home,
    async (profile) => ({ [profile.name]: await useSite(browser, { profile, member }) }),
    'use',
  )
}

export function memoryOfBuilds(
  { browser, site, member, say }: Surroundings,
  home: MeasuredPage,
): Promise<OfBuilds<Memory>> {
  return ofEach(async (build) => {
    await site.show(build, home)
    const memory = await measureMemory(browser, { profile: desktop, member })
    say(`memory, ${build}: ${figuresLine(memory)}`)
    return memory
  })
}
