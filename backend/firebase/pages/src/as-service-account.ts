import { applicationDefault } from 'firebase-admin/app'

type AccessToken = () => Promise<string>

/**
 * A `fetch` that reads Firestore as the function's service account. App Check, once it is enforced, refuses a server
 * that comes as an anonymous visitor. Rules do not apply to it, so what is read is limited where it is
 * (`shared/src/firebase/public-reads.ts`), and by the account's role: it may only read.
 *
 * @param origin that of Firestore, or of its emulator
 */
export function asServiceAccount(
  request: typeof fetch,
  origin: string,
  accessToken: AccessToken,
): typeof fetch {
  return async (address, options) => {
    const url = address instanceof Request ? address.url : address
    if (new URL(url).origin !== origin) return await request(address, options)
    const headers = new Headers(options?.headers)
    headers.set('Authorization', `Bearer ${await accessToken()}`)
    return await request(address, { ...options, headers })
  }
}

/** Where Firestore is, and the token of the account that this process runs as. */
export function firestoreAccess(): { readonly origin: string; readonly accessToken: AccessToken } {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST']
  if (emulator !== undefined) {
    return { origin: `http://${emulator}`, accessToken: async () => 'owner' }
  }
  // It keeps the token until shortly before its end.
  const credential = applicationDefault()
  return {
    origin: 'https://firestore.googleapis.com',
    accessToken: async () => (await credential.getAccessToken()).access_token,
  }
}
