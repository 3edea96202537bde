/** Typed here as well: a remote of its own repository does not read types from scripts of packages. */
export const messageFile: RegExp

export function compileMessages(json: string): string
