type Test = (value: unknown, index: number, all: readonly unknown[]) => unknown

/** Methods of arrays that the code of the site and of the remotes calls, and that some browsers lack. */
const methods: Readonly<Record<string, unknown>> & ThisType<readonly unknown[]> = {
  at(index: number) {
    return this[index < 0 ? this.length + index : index]
  },
  findLast(test: Test) {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      if (test(this[index], index, this)) return this[index]
    }
    return undefined
  },
  findLastIndex(test: Test) {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      if (test(this[index], index, this)) return index
    }
    return -1
  },
  toReversed() {
    // oxlint-disable-next-line unicorn/no-array-reverse -- of a copy
    return [...this].reverse()
  },
  toSorted(compare?: (one: unknown, other: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- of a copy
    return [...this].sort(compare)
  },
  toSpliced(...change: [start: number, count: number, ...added: unknown[]]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
}

/** The special meanings that characters have in a pattern. */
const special = /[$()*+.?[\\\]^{|}]/g

function replaceAll(this: string, search: string | RegExp, replacement: string): string {
  const pattern =
    search instanceof RegExp ? search : new RegExp(search.replace(special, String.raw`\$&`), 'g')
  return this.replace(pattern, replacement)
}

function hasOwn(object: object, name: PropertyKey): boolean {
  // The method that this one replaces.
  // oxlint-disable-next-line eslint/prefer-object-has-own
  return Object.prototype.hasOwnProperty.call(object, name)
}

/** Adds what is missing. */
export function fillIn(): void {
  for (const [name, value] of Object.entries(methods)) add(Array.prototype, name, value)
  add(Object, 'hasOwn', hasOwn)
  add(String.prototype, 'replaceAll', replaceAll)
}

function add(target: object, name: string, value: unknown): void {
  // Not enumerable, as the browser's own.
  if (!(name in target))
    Reflect.defineProperty(target, name, { value, writable: true, configurable: true })
}
