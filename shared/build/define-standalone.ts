import type { RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

import { forBrowsers } from './for-browsers.ts'
import { pluginTexts } from './plugin-texts.ts'

/** Rsbuild takes the next free one beside other standalone remotes. */
const port = 3110

/** A remote as an ordinary application, for work on it without the shell and the other remotes. */
export function defineStandalone(name: string): RsbuildConfig {
  return {
    plugins: [pluginReact(), pluginTexts()],
    source: { entry: { index: './src/standalone.tsx' } },
    html: { title: `AdaMarket: ${name} alone`, mountId: 'root' },
    server: {
      port,
      setup: ({ server: { middlewares } }) => {
        middlewares.use('/pictures', (request, response) => {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(pictureOf(request.url ?? ''))
        })
      },
    },
    output: {
      distPath: { root: 'dist/standalone' },
      assetPrefix: '/',
      cssModules: { localIdentName: `${name}_[local]_[hash:base64:5]` },
    },
    tools: forBrowsers,
  }
}

/** A plain picture whose colour depends on its name. */
function pictureOf(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="hsl(${hue} 35% 70%)"/></svg>`
}
