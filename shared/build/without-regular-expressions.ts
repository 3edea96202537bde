/**
 * Leaves out an engine for regular expressions, over a quarter of Firestore's full client. Only its pipelines use it,
 * and no read of the site is one.
 */
export const withoutRegularExpressions = { re2js: false } as const
