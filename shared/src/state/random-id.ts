/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing without HTTPS, and in browsers from before 2022. */
export function randomId(): string {
  const digits = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  const variant = ((parseInt(digits.slice(16, 17), 16) & 3) | 8).toString(16)
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`]
  return [...parts, `${variant}${digits.slice(17, 20)}`, digits.slice(20)].join('-')
}

/** Bytes as hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
