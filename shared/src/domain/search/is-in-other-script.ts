const letterOfOtherScript = /(?=\p{L})\P{Script=Latin}/u

/** Whether a text may have to be translated before it finds what most titles say. */
export function isInOtherScript(text: string): boolean {
  return letterOfOtherScript.test(text)
}
