/** The code or the texts of a page could not be loaded; anything else that a page throws is its own fault. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded', { cause })
  }
}
