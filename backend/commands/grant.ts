import { roles } from '@adamarket/shared/domain/moderation/moderation.ts'

import { grantRole } from '#functions/moderation/roles.ts'
import { CommandError } from '#base/command-error.ts'
import { withProject } from '#base/with-project.ts'

import { changingOptions } from '#command-line/confirm-change.ts'
import { readOptions, wrongOptions } from '#command-line/options.ts'
import { projectToChange } from '#command-line/read-project.ts'

const usage = `grant <email> <${roles.join('|')}|none> [--yes] [--project <id>]`

/** Gives the user with this email address a role, or takes it away: on the local site, or in a real project. */
export async function run(parameters: readonly string[]): Promise<number> {
  const { positionals, values } = readOptions(parameters, {
    usage,
    options: changingOptions,
    max: 2,
  })
  const [email, name] = positionals
  const role = roles.find((one) => one === name)
  if (email === undefined || (!role && name !== 'none')) {
    throw wrongOptions('Name an email address and a role.', usage)
  }
  await withProject(await projectToChange(values), async ({ auth, firestore }) => {
    const { uid } = await auth.getUserByEmail(email).catch((cause: unknown) => {
      throw new CommandError(`No account has the address ${email}.`, { cause })
    })
    await grantRole({ auth, firestore }, uid, role)
  })
  console.log(
    role
      ? `${email} is ${role} now, and sees the desk after signing in again, or within an hour.`
      : `${email} has no role any more.`,
  )
  return 0
}
