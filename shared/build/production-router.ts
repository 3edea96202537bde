import { join } from 'node:path'

import { folderOf } from './folder-of.ts'

// Without a slash at its end, it would be taken for a file.
const files = join(
  folderOf('react-router', `${folderOf('react-router-dom')}/`),
  'dist',
  'production',
)

/** The router without its warnings for developers. Its package names only the files with them. */
export const productionRouter = {
  'react-router$': join(files, 'index.mjs'),
  'react-router/dom$': join(files, 'dom-export.mjs'),
} as const
