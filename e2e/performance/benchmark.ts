import type { Browser } from '@playwright/test'

import type { Build, Builds } from '#performance/builds.ts'
import { builds } from '#performance/builds.ts'
import type { PageCount } from '#performance/count-page.ts'
import { countPage } from '#performance/count-page.ts'
import type { Memory } from '#performance/measure-memory.ts'
import { measureMemory } from '#performance/measure-memory.ts'
import type { MeasuredPage } from '#performance/pages.ts'
import { countLine, figuresLine } from '#performance/report.ts'
import type { Figures } from '#performance/statistics.ts'
import { medians } from '#performance/statistics.ts'
import { timePage } from '#performance/time-page.ts'
import { useSite } from '#performance/use-site.ts'
import type { Member, Profile } from '#performance/visitor.ts'
import { desktop, slowPhone } from '#performance/visitor.ts'

const profiles = [slowPhone, desktop] as const

type Surroundings = {
  readonly browser: Browser
  readonly site: Builds
  readonly member: Member
  readonly say: (line: string) => void
}

type OfBuilds<Value> = Record<Build, Value>

// In sequence: everything that runs in parallel slows down a measurement.

/** What the first visit to a page loads, in both builds. */
export async function countBoth(
  { browser, site, member, say }: Surroundings,
  page: MeasuredPage,
): Promise<OfBuilds<PageCount>> {
  const count = async (build: Build) => {
    await site.show(build)
    const counted = await countPage(browser, { profile: slowPhone, member }, page)
    say(countLine(`${page.name}, ${build}`, counted))
    return counted
  }
  return { federated: await count('federated'), single: await count('single') }
}

/** Measures something repeatedly in both builds and all profiles, in turns; resolves to the medians. */
async function inTurns(
  { site, say }: Surroundings,
  runs: number,
  measure: (profile: Profile) => Promise<Figures>,
  what: string,
): Promise<OfBuilds<Record<string, Figures>>> {
  const measured: OfBuilds<Record<string, Figures[]>> = { federated: {}, single: {} }
  for (let run = 0; run < runs; run++) {
    for (const profile of profiles) {
      // The second of the two profits from warm caches, so the order alternates.
      for (const build of run % 2 === 0 ? builds : builds.toReversed()) {
        await site.show(build)
        const figures = await measure(profile)
        ;(measured[build][profile.name] ??= []).push(figures)
        say(`${what}, ${build}, ${profile.name}: ${figuresLine(figures)}`)
      }
    }
  }
  const mediansOf = (build: Build) =>
    Object.fromEntries(
      Object.entries(measured[build]).map(([profile, all]) => [profile, medians(all)]),
    )
  return { federated: mediansOf('federated'), single: mediansOf('single') }
}

/** How fast the first visit to a page is. */
export function timeBoth(surroundings: Surroundings, runs: number, page: MeasuredPage) {
  const { browser, member } = surroundings
  return inTurns(
    surroundings,
    runs,
    (profile) => timePage(browser, { profile, member }, page),
    page.name,
  )
}

/** How fast the site is once it is loaded. */
export function useBoth(surroundings: Surroundings, runs: number) {
  const { browser, member } = surroundings
  return inTurns(surroundings, runs, (profile) => useSite(browser, { profile, member }), 'use')
}

export async function memoryOfBoth({
  browser,
  site,
  member,
  say,
}: Surroundings): Promise<OfBuilds<Memory>> {
  const measure = async (build: Build) => {
    await site.show(build)
    const memory = await measureMemory(browser, { profile: desktop, member })
    say(`memory, ${build}: ${figuresLine(memory)}`)
    return memory
  }
  return { federated: await measure('federated'), single: await measure('single') }
}
