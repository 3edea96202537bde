import { endEarlyInput } from '#early/early-input.ts'

/**
 * Repeats what the visitor did before React hydrated the frame or the page in it: pressed buttons did nothing yet,
 * and React did not hear of typed texts. To be called by an effect of that part.
 */
export function continueInput(part: 'frame' | 'page'): void {
  // Not within the effect: until it ends, React cannot hydrate the part of the page where it happened.
  queueMicrotask(() => {
    const { earlyInput } = globalThis
    if (part === 'page') endEarlyInput()
    else earlyInput?.stop(document.querySelector('main'))
    earlyInput?.replay()
  })
}
