/** The id of the page's `<main>`, the target of the skip link and of focus after a navigation. */
export const mainId = 'main'

/** Moves focus to the content of the page, without scrolling there. */
export function focusMain(): void {
  document.querySelector<HTMLElement>(`#${mainId}`)?.focus({ preventScroll: true })
}
