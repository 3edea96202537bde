import { endEarlyInput } from '#early/early-input.ts'

/**
 * Repeats what the visitor did before a part of the page was interactive: pressed buttons did nothing yet,
 * and React did not know of typed texts. Call it in an effect of that part.
 *
 * @param except selects a part that is not interactive yet, if there is one.
 */
export function continueInput(except: string): void {
  // This waits for the end of the effect: until then, React cannot hydrate the part of the page where it runs.
  queueMicrotask(() => {
    const { earlyInput } = globalThis
    const notInteractive = document.querySelector(except)
    if (notInteractive) earlyInput?.stop(notInteractive)
    else endEarlyInput()
    earlyInput?.replay()
  })
}
