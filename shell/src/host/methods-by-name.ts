/** The names of the methods that return a promise of `Result`, or of more. */
export type MethodsReturning<Port, Result> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => Promise<infer Whole>
    ? [Result] extends [Whole]
      ? Name
      : never
    : never
}[keyof Port]

/** What a port has besides the methods that are made by their names, and any of those. */
export type OwnMethods<Port, Made extends keyof Port> = Omit<Port, Made> & Partial<Port>

/** A port with its own methods; each other one is made by its name on first use. */
export function methodsByName<Port extends object>(
  own: Partial<Port>,
  make: (name: string) => unknown,
): Port {
  const methods = new Map<string, unknown>(Object.entries(own))
  const target: Port = Object.create(null)
  return new Proxy(target, {
    get: (_, name) => {
      // It is no promise, and no primitive.
      if (typeof name === 'symbol' || name === 'then') return undefined
      if (!methods.has(name)) methods.set(name, make(name))
      return methods.get(name)
    },
  })
}
