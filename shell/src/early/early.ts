import { contractVersion } from '@adamarket/shared/contract/version.ts'

import { storedLanguage } from '#host/device/stored-language.ts'
import { visitorId } from '#host/device/visitor-id.ts'
import { chooseReleases } from '#remotes/registry/choose-releases.ts'
import type { Owner } from '#remotes/registry/owner-of.ts'
import { ownerOf } from '#remotes/registry/owner-of.ts'
import { readOverrides } from '#remotes/registry/overrides.ts'
import { addPreload, preloadFiles } from '#remotes/registry/preload-files.ts'
import { requestRegistry } from '#remotes/registry/request-registry.ts'

import { recordEarlyInput } from './early-input.ts'

/**
 * Runs while the shell's own code is loading, and requests the font and the code of the page, which the
 * shell would otherwise request later. Nothing depends on it: the shell requests what is missing, checks the
 * registry, which would need two kilobytes of schemas here, and reports problems.
 */
async function start(): Promise<void> {
  const font = document.currentScript?.dataset['font']
  const choosing = choosePage().catch(() => undefined)
  // A served page is interactive once all of its code is loaded; an empty page first shows the frame.
  if (!isServed()) await shellArrives()
  if (font !== undefined) addPreload(font, 'font')
  const page = await choosing
  if (page) preloadFiles(page, storedLanguage())
}

async function choosePage(): Promise<Owner | undefined> {
  const { pathname } = window.location
  const answer = requestRegistry()
  globalThis.earlyRegistry = answer
  const registry = await answer
  const deployment = chooseReleases(registry, {
    hostContract: contractVersion,
    overrides: readOverrides(registry.remotes),
    visitorId: visitorId(),
  })
  return ownerOf(deployment, pathname, matches)
}

/**
 * Resolves once at most one of the shell's scripts is still loading: until then the shell has the whole
 * bandwidth, and from then on it does not need it.
 */
function shellArrives(): Promise<void> {
  return new Promise((resolve) => {
    let arrived = 0
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement) || !target.defer) return
      arrived += 1
      if (arrived >= document.querySelectorAll('script[defer]').length - 1) resolve()
    }
    document.addEventListener('load', onLoad, { capture: true })
  })
}

/** Whether a server rendered the page; the rest of it may not have arrived yet. */
function isServed(): boolean {
  return document.head.querySelector('[data-served]') !== null
}

/** Matches like the router, whose code is larger than everything else here. */
function matches(pattern: string, pathname: string): boolean {
  return new URLPattern({ pathname: pattern }, { ignoreCase: true }).test({ pathname })
}

if (globalThis.earlyInput !== null) globalThis.earlyInput = recordEarlyInput()
// Without URLPattern, or when the shell was faster, the shell requests everything itself.
if ('URLPattern' in window && globalThis.earlyRegistry !== null) void start()
