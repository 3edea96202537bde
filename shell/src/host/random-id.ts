/** A new id, 32 hexadecimal digits. `crypto.randomUUID` is missing without HTTPS, and before 2022. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
