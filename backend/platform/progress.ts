/** Says in the terminal what is being done and how long it took. */
export type Progress = {
  /** Announces a piece of work, does it, and tells how long it took. */
  step<T>(what: string, work: () => Promise<T>): Promise<T>
  /** A line of its own. */
  line(text: string): void
}

/** Progress on a terminal or in a log: work that runs side by side is told line by line. */
export function createProgress(write: (line: string) => void): Progress {
  return {
    line: (text) => write(text),
    step: async (what, work) => {
      const began = performance.now()
      write(`  … ${what}`)
      const result = await work()
      write(`  ✓ ${what} (${seconds(performance.now() - began)})`)
      return result
    },
  }
}

/** A duration in milliseconds as text: `12.3 s`. */
function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
