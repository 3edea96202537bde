import type { Query } from '#engines/query.ts'

/** A browser that is not Chromium, as much of it as a journey needs. */
export type Engine = {
  /** As `Firefox 153.7.0esr`. */
  readonly name: string
  /** Opens it with nothing kept; all that it asks for goes through the proxy. */
  start(proxy: string): Promise<Browser>
  close(): Promise<void>
}

export type Browser = {
  open(address: string): Promise<void>
  /** What an expression comes to in the page, once it is settled. */
  evaluate(expression: string): Promise<unknown>
  /** Needs the finder in the page. */
  find(query: Query): Promise<Element | undefined>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** What was found, for the mouse and the keyboard of this browser. */
export type Element = {
  click(): Promise<void>
  /** A line break is the Enter key. */
  type(text: string): Promise<void>
  chooseFile(path: string): Promise<void>
}
