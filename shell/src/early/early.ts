import { contractVersion } from '@adamarket/shared/contract/version.ts'

import { keptLanguage } from '#host/kept-language.ts'
import { visitorId } from '#host/visitor-id.ts'
import { chooseReleases } from '#remotes/choose-releases.ts'
import type { Owner } from '#remotes/owner-of.ts'
import { ownerOf } from '#remotes/owner-of.ts'
import { addPreload, preloadFiles } from '#remotes/preload-files.ts'
import { askForRegistry, parseRegistry } from '#remotes/registry.ts'

/**
 * Runs while the shell's own code is still on its way, and asks for the font and for the code of the page,
 * which that would ask for: they come while the shell starts. Nothing depends on it: the shell asks for
 * whatever is not there, and says what is wrong.
 */
async function start(): Promise<void> {
  const font = document.currentScript?.dataset['font']
  const choosing = choosePage().catch(() => undefined)
  await shellArrives()
  if (font !== undefined) addPreload(font, 'font')
  const page = await choosing
  if (page) preloadFiles(page, keptLanguage())
}

async function choosePage(): Promise<Owner | undefined> {
  const { pathname, search } = window.location
  const answer = askForRegistry()
  globalThis.earlyRegistry = answer
  const deployment = chooseReleases(parseRegistry(await answer), {
    hostContract: contractVersion,
    wanted: new URLSearchParams(search).get('remote'),
    visitorId: visitorId(),
  })
  return ownerOf(deployment, pathname, matches)
}

/**
 * Resolves once no more than one of the shell's scripts is missing, before that one runs: until then the
 * shell should have the line for itself, and from then on it does not need it.
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

/** As the router matches, whose code would weigh more than all the rest. */
function matches(pattern: string, pathname: string): boolean {
  return new URLPattern({ pathname: pattern }, { ignoreCase: true }).test({ pathname })
}

// Without patterns, or when the shell was faster, it asks for all of it.
if ('URLPattern' in window && globalThis.earlyRegistry !== null) void start()
