import type { RsbuildConfig } from '@rsbuild/core'

/**
 * The development server of an app, on the port in ADAMARKET_DEV_PORT. The shell's page loads a remote's
 * files from another origin, which needs an absolute prefix and CORS.
 */
export function devServer(): Pick<RsbuildConfig, 'server' | 'dev'> {
  const port = Number(process.env['ADAMARKET_DEV_PORT'])
  if (!port) return {}
  return {
    server: { port, strictPort: true, cors: true },
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      client: { host: 'localhost', port },
      // Its client sends requests to the server of the page, which is another one.
      lazyCompilation: false,
    },
  }
}
