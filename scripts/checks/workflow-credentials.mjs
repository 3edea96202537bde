/** Signs a job in to Google. */
const signIn = 'google-github-actions/auth@'

/** What a job may use beside the rights to sign in: each of them is pinned to a commit, and runs nothing of ours. */
const actionsBeside = [
  'actions/checkout@',
  'actions/setup-node@',
  'actions/download-artifact@',
  signIn,
]

const install = 'npm run ops -- install'
/** Commands that publish what another job has built and tested. */
const publish = [
  /^npm run ops -- release "\$APP" "\$RUNNER_TEMP\/[^"]+" .*--no-tests\b/,
  /^npm run ops -- deploy .*--built\b/,
  /^npm run ops -- watch-canary --yes\b/,
]
const credentials =
  'GOOGLE_APPLICATION_CREDENTIALS: ${{ steps.google.outputs.credentials_file_path }}'

/**
 * What is wrong with how the jobs of a workflow hold credentials. Every step of a job with `id-token: write` could
 * sign in, so that such a job builds nothing, tests nothing, and runs no script of a package that it installs. A job that
 * may write on GitHub runs nothing but the script that comments, on main.
 *
 * @param {string} text The workflow.
 * @returns {readonly string[]} Empty when nothing is wrong.
 */
export function credentialProblems(text) {
  if (/^ {2}pull_request_target:/m.test(text)) {
    return ['The workflow runs with the rights of main for changes of others.']
  }
  const isAfterOthers = /^on:\n {2}workflow_run:\n(?: {4}.*\n)+\n/m.test(text)
  return jobsOf(text).flatMap((job) => [
    ...problemsOf(job),
    ...(isAfterOthers || mayWrite.test(job.text) ? commentProblems(job, isAfterOthers) : []),
  ])
}

/** Rights to change something on GitHub; that to sign in is another matter. */
const mayWrite = /^ {6}(?!id-token)[\w-]+: write$/m
const comment = 'node scripts/pull-request/post.mjs'

/** A workflow that runs after another one has the code of main, and what it may, also for changes of strangers. */
function commentProblems({ name, text }, isAfterOthers) {
  if (!isAfterOthers) return [`${name} may write, and runs the code of a change.`]
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  const commands = [...text.matchAll(/^ {6,8}(?:- )?run: (.*)$/gm)].map(([, command]) => command)
  const foreign = used.filter((action) => !/^actions\/(?:checkout|setup-node)@/.test(action))
  return [
    ...[...foreign, ...commands.filter((command) => command !== comment)].map(
      (one) => `${name} runs ${one} beside the right to write.`,
    ),
    ...(/^ {10}(?:ref|repository|path):/m.test(text) ? [`${name} checks out another commit.`] : []),
  ]
}

function problemsOf({ name, text }) {
  // What a called workflow does with the rights that it gets is checked in its own file.
  if (/^ {4}uses: \.\//m.test(text)) return []
  const signsIn = text.includes(signIn)
  if (signsIn !== text.includes('id-token: write')) {
    return [`${name}: a job may sign in if it does, and only then.`]
  }
  if (!signsIn) return []
  const problems = [
    [/^ {4}environment: /m.test(text), 'names no environment'],
    [/^ {6}NPM_CONFIG_IGNORE_SCRIPTS: 'true'$/m.test(text), 'runs scripts of packages'],
    [text.includes('export_environment_variables: false'), 'gives credentials to every step'],
  ]
  const steps = text.split(/^ {6}- /m).slice(1)
  const signedInAt = steps.findIndex((step) => step.includes(signIn))
  return [
    ...problems.filter(([isRight]) => !isRight).map(([, problem]) => `${name} ${problem}.`),
    ...steps.flatMap((step, at) =>
      stepProblems(step, at < signedInAt).map((problem) => `${name} ${problem}`),
    ),
  ]
}

function stepProblems(step, isBefore) {
  const action = /uses: (\S+)/.exec(step)?.[1]
  if (action && !actionsBeside.some((one) => action.startsWith(one))) {
    return [`uses ${action} beside credentials.`]
  }
  const commands = step.match(/\b(?:node|npm|npx|pnpm|yarn) .*/g) ?? []
  return commands
    .filter((command) =>
      isBefore
        ? command !== install
        : !step.includes(credentials) || !publish.some((form) => form.test(command)),
    )
    .map((command) => `runs ${command} beside credentials.`)
}

/** The jobs of a workflow. */
export function jobsOf(text) {
  const [, jobs = ''] = text.split(/^jobs:$/m)
  return [...jobs.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\n)*)/gm)].map(([, name, job]) => ({
    name,
    text: job,
  }))
}
