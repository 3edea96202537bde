/** The limits of a profile; the security rules enforce the same ones. */
export const profileLimits = {
  /** In characters; at least one is not a space. */
  nameLength: 100,
  /** In characters; may be empty. */
  aboutLength: 2000,
  /** The longest side of its picture, in pixels. */
  pictureSide: 512,
} as const
