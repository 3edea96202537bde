import { describeRule } from './describe-rule.ts'

const refused = {
  'a glob': "export const texts = import.meta.glob('./*.json')",
  'a typed glob': "export const texts = import.meta.glob<string>('./*.json')",
  'the mode of a build': 'export const isDev = import.meta.env.DEV',
  'a query': "export { default } from './en.json?page'",
  'a style': "import './page.module.css'",
  'a page in Markdown': "const page = () => import('./about.md')",
  'the test runner': "import { vi } from 'vitest'",
  'a module that leads to one of them': "import { texts } from './a-glob.tsx'",
  'a module that leads to one through another':
    "export * from './a-module-that-leads-to-one-of-them.tsx'",
}

const accepted = {
  'where a module is': 'export const { dirname, url } = import.meta',
  'the packages of npm and Node': "import { join } from 'node:path'\nimport * as v from 'valibot'",
  'types of a module that Node cannot load': "import type { texts } from './a-glob.tsx'",
  'a module without any of them': "import { dirname } from './where-a-module-is.tsx'",
}

describeRule('plain-node/no-bundler', refused, accepted)
