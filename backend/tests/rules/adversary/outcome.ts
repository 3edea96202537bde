import { FirebaseError } from 'firebase/app'

/** The result of an attack: `wrong` is empty when the rules hold. */
export type Outcome = {
  /** Valid ones that were allowed. */
  readonly taken: number
  /** Hostile ones that were denied, each made from a valid one. */
  readonly refused: number
  /** Other denied actions: unlimited lists, documents and files of others. */
  readonly forbiddenActions: number
  readonly wrong: readonly string[]
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    taken: outcomes.reduce((total, { taken }) => total + taken, 0),
    refused: outcomes.reduce((total, { refused }) => total + refused, 0),
    forbiddenActions: outcomes.reduce((total, { forbiddenActions }) => total + forbiddenActions, 0),
    wrong: outcomes.flatMap(({ wrong }) => wrong),
  }
}

/** `taken`, `refused` by the rules, or what went wrong otherwise. */
export async function verdictOf(write: () => Promise<unknown>): Promise<string> {
  try {
    await write()
    return 'taken'
  } catch (error) {
    if (!(error instanceof FirebaseError)) return String(error)
    const isRefusal = error.code === 'permission-denied' || error.code === 'storage/unauthorized'
    return isRefusal ? 'refused' : `${error.code}: ${error.message}`
  }
}
