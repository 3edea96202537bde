/** A number that no other test uses. */
export function aPhoneNumber(): string {
  return `+90533${String(Math.random()).slice(2, 9)}`
}
