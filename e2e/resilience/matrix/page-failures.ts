import type { ServerResponse } from 'node:http'

import type { PageFunction } from '#fixtures/page-function.ts'

/** A failure of the page function or of its sources. */
export type PageFailure = {
  readonly name: string
  /**
   * The page of a new visitor: the page itself, wherever it is rendered; the empty one, which the browser
   * renders; a notice, which opens the address again; an error of Hosting or of Google's front end.
   */
  readonly gives: 'page' | 'empty page' | 'notice' | 'error'
  /** Only pages with data need Firestore. */
  readonly isOfData?: boolean
  readonly breakIt: (pages: PageFunction, path: string) => Promise<void> | void
  readonly healIt?: (pages: PageFunction) => Promise<void> | void
}

/** A release with another `createRoutes`. */
const creating = (createRoutes: string) => (code: string) =>
  `${code};{const released=module.exports;module.exports={...released,createRoutes:${createRoutes}}}`

const throws = `()=>{throw new Error('Broken while rendering')}`
const neverRenders = `()=>[{path:'*',loader:()=>new Promise(()=>{}),Component:()=>null}]`
const leaks = `(...args)=>{
  (globalThis.leaked??=[]).push(Array.from({length:2e6},(_,index)=>index+.5))
  return released.createRoutes(...args)
}`

export const pageFailures: readonly PageFailure[] = [
  { name: 'is down', gives: 'error', breakIt: (pages) => pages.takeDown() },
  {
    name: 'hangs',
    gives: 'error',
    breakIt: (pages) => pages.signal('SIGSTOP'),
    healIt: (pages) => pages.signal('SIGCONT'),
  },
  {
    name: 'has no free instance: 429',
    gives: 'error',
    breakIt: (pages) => pages.refuse(429, 'Rate exceeded.'),
  },
  { name: 'is slow: 6 s', gives: 'page', breakIt: (pages) => pages.delay(6_000) },
  { name: 'is cold', gives: 'page', breakIt: () => undefined },
  {
    name: 'has used up its memory: its server.js leaks',
    gives: 'page',
    breakIt: async (pages, path) => {
      pages.site.change('remote', creating(leaks))
      await pages.useUp(path)
    },
  },
  {
    name: 'cannot read the page of the shell',
    gives: 'notice',
    breakIt: ({ site }) => site.break('page', (response) => response.writeHead(500).end()),
  },
  {
    name: 'cannot read the registry',
    gives: 'empty page',
    breakIt: ({ site }) => site.break('registry', (response) => response.writeHead(500).end()),
  },
  {
    name: 'waits for the registry',
    gives: 'empty page',
    breakIt: ({ site }) => site.break('registry', () => undefined),
  },
  ...(['shell', 'remote'] as const).flatMap((source): PageFailure[] => [
    {
      name: `server.js of the ${source} is missing`,
      gives: 'empty page',
      breakIt: ({ site }) => site.break(source, (response) => response.writeHead(404).end()),
    },
    {
      name: `server.js of the ${source} is tampered with`,
      gives: 'empty page',
      breakIt: ({ site }) =>
        site.break(source, (response) => response.end('exports.answer = null')),
    },
    {
      name: `server.js of the ${source} hangs`,
      gives: 'empty page',
      breakIt: ({ site }) => site.break(source, () => undefined),
    },
    {
      name: `server.js of the ${source} throws`,
      gives: 'empty page',
      breakIt: ({ site }) => site.change(source, (code) => `throw new Error('Broken');${code}`),
    },
  ]),
  {
    name: 'server.js throws while rendering',
    gives: 'empty page',
    breakIt: ({ site }) => site.change('remote', creating(throws)),
  },
  {
    name: 'server.js never renders',
    gives: 'empty page',
    breakIt: ({ site }) => site.change('remote', creating(neverRenders)),
  },
  {
    name: 'cannot reach Firestore',
    gives: 'empty page',
    isOfData: true,
    breakIt: ({ site }) => site.break('firestore', (response) => response.destroy()),
  },
  {
    name: 'waits for Firestore',
    gives: 'empty page',
    isOfData: true,
    breakIt: ({ site }) => site.break('firestore', () => undefined),
  },
  {
    name: 'reads from a Firestore that crawls',
    gives: 'empty page',
    isOfData: true,
    breakIt: ({ site }) => site.break('firestore', crawl),
  },
]

/** Answers a byte at a time, and never to the end. */
function crawl(response: ServerResponse): void {
  const writing = setInterval(() => response.write(' '), 100)
  response.once('close', () => clearInterval(writing))
}
