/** The code of a worker, bundled; see shared/build/plugin-inline-worker.ts. */
declare module '*?inline-worker' {
  export const code: string
}
