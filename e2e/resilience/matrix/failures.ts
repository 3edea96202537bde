import { persistent } from '#fixtures/persistent.ts'
import type { Answer, Part } from '#resilience/matrix/part.ts'
import { asItIs } from '#resilience/matrix/part.ts'

/** A way in which a remote fails, and how it recovers. */
export type Failure = {
  readonly name: string
  /** What the visitor sees: a page that could not be loaded, one that is still loading, or the page itself. */
  readonly shows: 'failed' | 'slow' | 'page'
  /** Whether the page is shown without an action of the visitor, once the remote has recovered. */
  readonly recoversAlone?: boolean
  /** Only pages have files that can fail separately. */
  readonly isOfPages?: boolean
  readonly breakIt: (part: Part) => Promise<void> | void
  readonly healIt: (part: Part) => Promise<void> | void
}

const says =
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

const asBefore = (part: Part) => part.answerFiles(asItIs)
const another = (part: Part) => part.releaseAnother()

const answers = (answer: Answer) => ({
  breakIt: (part: Part) => part.answerFiles(answer),
  healIt: asBefore,
})

/** Makes a module throw after the statement of its exports. */
const throwInModule = (script: string) =>
  script.replaceAll(
    /[\w$]+\.d\([\w$]+,\{(?:contractVersion|AccountMenu):[^}]*\}\);/g,
    '$&throw new Error("Broken while loading");',
  )

const throwInRoutes = (script: string) =>
  script.replaceAll(
    /\bcreateRoutes:\(\)=>[\w$]+/g,
    'createRoutes:()=>()=>{throw new Error("Broken while creating its routes")}',
  )

const throwInComponent = (script: string) =>
  script.replaceAll(
    /\b([A-Z]\w+Page|AccountMenu|SignInDialog):\(\)=>[\w$]+/g,
    '$1:()=>()=>{throw new Error("Broken while rendering")}',
  )

export const failures: readonly Failure[] = [
  { name: 'down', shows: 'failed', ...answers((route) => route.abort('connectionrefused')) },
  { name: '404', shows: 'failed', ...answers(says(404)) },
  { name: '500', shows: 'failed', ...answers(says(500)) },
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
    ...answers(forFiles(ofThePage, says(500))),
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
  {
    name: 'throws while loading',
    shows: 'failed',
    breakIt: (part) => part.answerFiles(forFiles(scripts, changed(throwInModule))),
    healIt: another,
  },
  {
    name: 'throws while creating its routes',
    shows: 'failed',
    isOfPages: true,
    breakIt: (part) => part.answerFiles(forFiles(scripts, changed(throwInRoutes))),
    healIt: another,
  },
  {
    name: 'throws while rendering',
    shows: 'failed',
    breakIt: (part) => part.answerFiles(forFiles(scripts, changed(throwInComponent))),
    healIt: another,
  },
  {
    name: 'its files are gone after a release',
    shows: 'failed',
    breakIt: (part) => part.answerFiles(forFiles(ofThePage, says(404))),
    healIt: another,
  },
]
