/** Prints what is being done and how long it took. */
export type Progress = {
  /** Announces some work, does it, and prints how long it took. */
  step<T>(what: string, work: () => Promise<T>): Promise<T>
  /** A line of its own. */
  line(text: string): void
}

/** Progress for a terminal or a log: simultaneous work is printed line by line. */
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
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
