/** The bounds of a profile; the security rules hold the same ones. */
export const profileLimits = {
  /** In characters, at least one of them no space. */
  nameLength: 100,
  /** In characters; may be empty. */
  aboutLength: 2000,
  /** The longest side of its picture, in pixels. */
  pictureSide: 512,
} as const
