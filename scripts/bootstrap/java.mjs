import { installWithApt } from './apt.mjs'
import { run } from './command.mjs'
import { stop } from './stop.mjs'

/** The oldest Java that runs the emulators. firebase-tools wants 21, which Debian 12 does not have. */
const minVersion = 17

/** The packages of Debian and its derivatives. */
const packages = [
  ['openjdk-21-jdk-headless'],
  ['openjdk-17-jdk-headless'],
  ['default-jdk-headless'],
]

/** Makes sure that there is a Java for the emulators; as root on Debian it installs one. */
export async function ensureJava() {
  const found = await javaVersion()
  if (found >= minVersion) return
  const what = `Java ${minVersion} or newer is missing: installing it with apt-get`
  if (await installWithApt(what, packages)) {
    if ((await javaVersion()) >= minVersion) return
  }
  const problem = found === undefined ? 'Java is missing' : `Java ${found} is too old`
  stop(
    `${problem}: install a JDK of version ${minVersion} or newer (on Debian: apt-get install default-jdk-headless), make sure that "java" is on the PATH, and start again.`,
  )
}

/** The major version of the Java on the PATH; undefined without one. */
async function javaVersion() {
  const { code, output } = await run('java', ['-version'])
  const [, major] = /version "(\d+)/.exec(output) ?? []
  return code === 0 && major !== undefined ? Number(major) : undefined
}
