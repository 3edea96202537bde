/** The bundled code of a worker; see shared/build/plugin-inline-worker.ts. */
declare module '*?inline-worker' {
  export const code: string
}
