import type { RsbuildConfig } from '@rsbuild/core'

/**
 * The development server of an app, on the port that ADAMARKET_DEV_PORT names. A remote's files come
 * to the shell's page from another origin, hence the absolute prefix and CORS.
 */
export function devServer(): Pick<RsbuildConfig, 'server' | 'dev'> {
  const port = Number(process.env['ADAMARKET_DEV_PORT'])
  if (!port) return {}
  return {
    server: { port, strictPort: true, cors: true },
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      client: { host: 'localhost', port },
    },
  }
}
