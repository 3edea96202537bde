/** Typed here as well: a remote of its own repository does not read types from scripts of packages. */
export const messageFile: RegExp

export const untranslated: string

export function filesBehind(file: string, query: string): readonly string[]

export function compileMessages(json: string, file: string, query?: string): string
