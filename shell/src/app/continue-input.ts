import { endEarlyInput } from '#early/early-input.ts'

/**
 * Repeats what the visitor did before a part of the page was interactive: pressed buttons did nothing yet,
 * and React did not know of typed texts. Call it in an effect of that part.
 *
 * @param except selects a part that is not interactive yet, if there is one.
 */
export function continueInput(except: string): void {
  // Not within the effect: until it ends, React cannot hydrate the part of the page where it happened.
  queueMicrotask(() => {
    const { earlyInput } = globalThis
    const silent = document.querySelector(except)
    if (silent) earlyInput?.stop(silent)
    else endEarlyInput()
    earlyInput?.replay()
  })
}
