/**
 * The oldest browsers of the build have small bugs with default and rest parameters. Otherwise all parameters would be
 * rewritten for them, not only those that meet a bug.
 */
export const swc = { env: { bugfixes: true } } as const
