import type { Query } from './query.ts'

/** The parts of a browser other than Chromium that a journey needs. */
export type Engine = {
  /** Name and version, `Firefox 153.7.0esr`. */
  readonly name: string
  /** Opens it with an empty profile; all requests go through the proxy. */
  start(proxy: string): Promise<Browser>
  close(): Promise<void>
}

export type Browser = {
  open(address: string): Promise<void>
  /** The settled value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Needs the finder in the page. */
  find(query: Query): Promise<Element | undefined>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A found element, for the mouse and the keyboard of this browser. */
export type Element = {
  click(): Promise<void>
  /** A line break is the Enter key. */
  type(text: string): Promise<void>
  chooseFile(path: string): Promise<void>
}
