import { endEarlyInput } from '#early/early-input.ts'

/**
 * Repeats what the visitor did before a part of the page answered: pressed buttons did nothing yet, and React did
 * not hear of typed texts. To be called by an effect of that part.
 *
 * @param except selects what does not answer yet, if it is there.
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
