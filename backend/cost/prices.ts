/** What Google bills for a visit. */
export type Usage = {
  /** Documents of Firestore. */
  readonly reads: number
  readonly writes: number
  /** Of functions, the page function included. */
  readonly invocations: number
  /** Seconds of a virtual processor. */
  readonly cpuSeconds: number
  /** Gibibytes of memory, times seconds. */
  readonly memorySeconds: number
  /** Gigabytes that leave Hosting, Storage and Firestore. */
  readonly hostingGb: number
  readonly picturesGb: number
  readonly documentsGb: number
}

type Price = {
  readonly name: string
  /** In US dollars. */
  readonly price: number
  readonly per: number
  readonly unit: string
  /** Free of charge each month; what is free each day is counted for 30 days. */
  readonly free: number
}

/** The pages that have the current prices: these are of this month, written down by hand, and differ by region. */
export const pricesOf = '2026-11'

export const sources = [
  'https://cloud.google.com/firestore/pricing',
  'https://cloud.google.com/run/pricing',
  'https://firebase.google.com/pricing',
  'https://cloud.google.com/storage/pricing',
] as const

/** List prices of the multi-region eur3 and of regions of tier 1. */
export const prices: Readonly<Record<keyof Usage, Price>> = {
  reads: { name: 'Firestore, reads', price: 0.06, per: 100_000, unit: 'reads', free: 1_500_000 },
  writes: { name: 'Firestore, writes', price: 0.18, per: 100_000, unit: 'writes', free: 600_000 },
  invocations: {
    name: 'Functions, requests',
    price: 0.4,
    per: 1_000_000,
    unit: 'requests',
    free: 2_000_000,
  },
  cpuSeconds: {
    name: 'Functions, processors',
    price: 0.000024,
    per: 1,
    unit: 'vCPU-s',
    free: 180_000,
  },
  memorySeconds: {
    name: 'Functions, memory',
    price: 0.0000025,
    per: 1,
    unit: 'GiB-s',
    free: 360_000,
  },
  hostingGb: { name: 'Hosting, transfer', price: 0.15, per: 1, unit: 'GB', free: 10 },
  picturesGb: { name: 'Storage, transfer', price: 0.12, per: 1, unit: 'GB', free: 0 },
  documentsGb: { name: 'Firestore, transfer', price: 0.12, per: 1, unit: 'GB', free: 10 },
}
