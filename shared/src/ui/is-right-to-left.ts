/** Whether reading goes from right to left there: what moves forward then moves to the left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
