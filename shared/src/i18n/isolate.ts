/** Letters that are written from right to left: Hebrew, Arabic, Persian, Syriac, Thaana, N'Ko and others. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A text of a user as a part of a sentence of ours: one from right to left is isolated, so that what follows it stays in its
 * place (Unicode Bidirectional Algorithm, FSI and PDI). Markup has `dir="auto"` instead.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** The same texts, in whose sentences all given texts are isolated. */
export function isolating<Texts extends object>(texts: Texts): Texts {
  return new Proxy(texts, {
    get: (target, key): unknown => {
      const value: unknown = Reflect.get(target, key)
      if (typeof value === 'function') {
        return (...args: readonly unknown[]) => Reflect.apply(value, target, args.map(isolateText))
      }
      return typeof value === 'object' && value !== null ? isolating(value) : value
    },
  })
}

function isolateText(value: unknown): unknown {
  return typeof value === 'string' ? isolate(value) : value
}
