import type { TelemetrySink } from '@adamarket/shared/observability/telemetry-event.ts'
import { timed } from '@adamarket/shared/observability/timed.ts'
import type { Module } from '@module-federation/enhanced/runtime'
import * as v from 'valibot'

import type { ChosenRelease } from '#remotes/registry/deployment.ts'

import { withinLoadTimeout } from './within-load-timeout.ts'

/** What the script of a container defines. Initialising it again with the same scope does nothing. */
export type Container = NonNullable<InstanceType<typeof Module>['remoteEntryExports']>

const containerSchema = v.custom<Container>((value) =>
  v.is(v.object({ init: v.function(), get: v.function() }), value),
)

/** The global variable by which the container of a remote, and Module Federation's runtime, know it. */
export function federatedName({ name }: ChosenRelease): string {
  return name.replaceAll('-', '_')
}

/** Loads the container of a release. Rejects when its script fails, takes too long, has another hash, or defines none. */
export async function loadContainer(
  release: ChosenRelease,
  address: string,
  record: TelemetrySink,
): Promise<Container> {
  const { name: remote, version, integrity } = release
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.crossOrigin = 'anonymous'
  if (integrity) script.integrity = integrity
  try {
    return await timed(record, { phase: 'container', remote, version }, () =>
      withinLoadTimeout(containerOf(script, federatedName(release))),
    )
  } finally {
    script.remove()
  }
}

/** Takes the container as soon as the script has run: another release of the remote defines the same variable. */
function containerOf(script: HTMLScriptElement, variable: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      const container = v.safeParse(containerSchema, Reflect.get(globalThis, variable))
      Reflect.set(globalThis, variable, undefined)
      if (container.success) resolve(container.output)
      else reject(new Error(`${script.src} defines no container`))
    })
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)))
    document.head.append(script)
  })
}
