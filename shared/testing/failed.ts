/** A failure of this kind, whatever its cause is, for `toMatchObject`. */
export function failed(kind: string) {
  return { ok: false, error: { kind } }
}
