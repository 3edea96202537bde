import { FirebaseError } from 'firebase/app'

/** `taken`, `refused` by the rules, or what went wrong otherwise. */
export async function verdictOf(request: () => Promise<unknown>): Promise<string> {
  try {
    await request()
    return 'taken'
  } catch (error) {
    if (!(error instanceof FirebaseError)) return String(error)
    const isRefusal = error.code === 'permission-denied' || error.code === 'storage/unauthorized'
    return isRefusal ? 'refused' : `${error.code}: ${error.message}`
  }
}
