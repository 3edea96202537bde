import { ensureChromium } from '#bootstrap/chromium.mjs'
import { checkDiskSpace } from '#bootstrap/disk-space.mjs'
import { ensureJava } from '#bootstrap/java.mjs'
import { ensurePackages } from '#bootstrap/packages.mjs'

/** Installs what the suites need, and resolves to the environment that they run in. */
export async function prepareFor(suites) {
  const isNeeded = (what) => suites.some(({ needs }) => needs?.includes(what))
  checkDiskSpace()
  if (isNeeded('java')) await ensureJava()
  await ensurePackages()
  return {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...(isNeeded('chromium') && (await ensureChromium())),
  }
}
