import { persistent } from '#fixtures/persistent.ts'

import type { Answer, Change, Part } from './part.ts'
import { asItIs } from './part.ts'

/** A failure of a remote, and how it recovers. */
export type Failure = {
  readonly name: string
  /**
   * What the visitor sees: a page that could not be loaded, that crashed, that crashed until the visitor tries again,
   * that is still loading, or the page itself.
   */
  readonly shows: 'failed' | 'crashed' | 'crashed once' | 'slow' | 'page'
  /** Whether the page is shown without an action of the visitor, once the remote has recovered. */
  readonly recoversAlone?: boolean
  /** Only pages have files that can fail separately. */
  readonly isOfPages?: boolean
  readonly breakIt: (part: Part) => Promise<void> | void
  readonly healIt: (part: Part) => Promise<void> | void
}

const respondWith =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '' })

const hang: Answer = () => undefined

/** Answers requests for those files, and ignores others. */
const forFiles =
  (files: RegExp, answer: Answer): Answer =>
  (route, file) =>
    files.test(file) ? answer(route, file) : asItIs(route, file)

/** Sends a changed script. */
const changed =
  (change: (script: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch(persistent)
    await route.fulfill({ response, body: change(await response.text()) })
  }

const container = /\/remoteEntry\.js$/
const scripts = /\.js$/
const styles = /\.css$/
/** The chunks of pages and fragments have names; those of the container's parts have one or two letters. */
const ofThePage = /\/(?!routes)[\w-]{3,}\.\w+\.(js|css)$/

const restore = (part: Part) => part.answerFiles(asItIs)

const answers = (answer: Answer) => ({
  breakIt: (part: Part) => part.answerFiles(answer),
  healIt: restore,
})

/** Adds a statement to a module, after that of its exports. */
const inModule =
  (statement: string): Change =>
  (script) =>
    script.replaceAll(
      /[\w$]+\.d\([\w$]+,\{(?:createRoutes|AccountMenu):[^}]*\}\);/g,
      `$&${statement}`,
    )

/** Replaces a function that creates routes, `create`, by another one. */
const inRoutes =
  (replacement: string): Change =>
  (script) =>
    script.replaceAll(
      /\bcreateRoutes:\(\)=>([\w$]+)/g,
      `createRoutes:()=>{const create=$1;return ${replacement}}`,
    )

/** Replaces the component of a page or a part of the frame. */
const inComponent =
  (component: string): Change =>
  (script) =>
    script.replaceAll(
      /\b([A-Z]\w+Page|AccountMenu|SignInDialog):\(\)=>[\w$]+/g,
      `$1:()=>${component}`,
    )

const throwInModule = inModule('throw new Error("Broken while loading");')
const throwInTimer = inModule('setTimeout(()=>{throw new Error("Broken in a timer")});')
const reject = inModule('Promise.reject(new Error("Broken in a promise"));')
const throwInRoutes = inRoutes('()=>{throw new Error("Broken while creating its routes")}')
const throwInLoader = inRoutes(
  '(...given)=>create(...given).map(route=>({...route,loader(){throw new Error("Broken in a loader")}}))',
)
const throwInComponent = inComponent('()=>{throw new Error("Broken while rendering")}')
/** As a class: its effect needs no import of React. */
const throwInEffect = inComponent(
  `{
    const Broken=class{componentDidMount(){throw new Error("Broken in an effect")}render(){return null}};
    Broken.prototype.isReactComponent={};
    return Broken
  }`,
)

/** A first release that is broken, which a sound one replaces. */
const releases = (change: Change) => ({
  breakIt: (part: Part) => part.releaseAlone(change),
  healIt: (part: Part) => part.releaseAnother(),
})

/** A release that is broken, after one that works. */
const fallsBackFrom = (change: Change) => ({
  breakIt: (part: Part) => part.releaseChanged(change),
  healIt: () => undefined,
})

export const failures: readonly Failure[] = [
  { name: 'down', shows: 'failed', ...answers((route) => route.abort('connectionrefused')) },
  { name: '404', shows: 'failed', ...answers(respondWith(404)) },
  { name: '500', shows: 'failed', ...answers(respondWith(500)) },
  { name: 'hangs', shows: 'slow', ...answers(hang) },
  {
    name: 'is slow: 20 s',
    shows: 'slow',
    recoversAlone: true,
    breakIt: (part) => part.holdFiles(),
    healIt: (part) => part.letFilesGo(),
  },
  {
    name: "the page's script hangs",
    shows: 'slow',
    isOfPages: true,
    ...answers(forFiles(ofThePage, forFiles(scripts, hang))),
  },
  {
    name: 'its style sheets hang',
    shows: 'slow',
    isOfPages: true,
    ...answers(forFiles(styles, hang)),
  },
  {
    name: "the page's files fail",
    shows: 'failed',
    isOfPages: true,
    ...answers(forFiles(ofThePage, respondWith(500))),
  },
  {
    name: 'its entry of the registry is corrupt',
    shows: 'failed',
    breakIt: (part) => part.register({ current: 42 }),
    healIt: (part) => part.answerRegistry((route) => route.continue()),
  },
  {
    name: 'its container is corrupt',
    shows: 'failed',
    ...answers(
      forFiles(
        container,
        changed((script) => `${script}\n`),
      ),
    ),
  },
  {
    name: 'its new container is corrupt',
    shows: 'page',
    breakIt: (part) => part.releaseCorrupted(),
    healIt: () => undefined,
  },
  { name: 'throws while loading', shows: 'failed', ...releases(throwInModule) },
  { name: 'its new release throws while loading', shows: 'page', ...fallsBackFrom(throwInModule) },
  {
    name: 'throws while creating its routes',
    shows: 'failed',
    isOfPages: true,
    ...releases(throwInRoutes),
  },
  {
    name: 'its new release throws while creating its routes',
    shows: 'page',
    isOfPages: true,
    ...fallsBackFrom(throwInRoutes),
  },
  { name: 'throws in a loader', shows: 'crashed', isOfPages: true, ...releases(throwInLoader) },
  { name: 'throws while rendering', shows: 'crashed', ...releases(throwInComponent) },
  {
    name: 'its new release throws while rendering',
    shows: 'crashed once',
    isOfPages: true,
    ...fallsBackFrom(throwInComponent),
  },
  { name: 'throws in an effect', shows: 'crashed', ...releases(throwInEffect) },
  { name: 'throws in a timer', shows: 'page', ...releases(throwInTimer) },
  { name: 'rejects a promise', shows: 'page', ...releases(reject) },
  {
    name: 'its files are gone after a release',
    shows: 'failed',
    breakIt: (part) => part.answerFiles(forFiles(ofThePage, respondWith(404))),
    healIt: (part) => part.releaseAnother(),
  },
]
