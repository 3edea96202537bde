/** The id of the page's `<main>`: what the skip link leads to and focus is moved to. */
export const mainId = 'main'

/** Moves focus to the content of the page, without scrolling there. */
export function focusMain(): void {
  document.querySelector<HTMLElement>(`#${mainId}`)?.focus({ preventScroll: true })
}
