const smsEvent = 'providers/cloud.auth/eventTypes/user.beforeSendSms'

/**
 * The emulators take a function that Firebase asks before it sends a message for one that it asks before a user signs in,
 * and send messages without asking. Here the Auth emulator asks it, as Firebase does, in the project that the functions
 * are in. The address is that of the header `X-Forwarded-For`: without one, all requests would come from this machine.
 *
 * @param requireOfTools requires the modules of firebase-tools
 */
export function askBeforeMessages(requireOfTools) {
  const { FunctionsEmulator } = requireOfTools('./lib/emulator/functionsEmulator.js')
  const { authOperations } = requireOfTools('./lib/emulator/auth/operations.js')
  const { BadRequestError } = requireOfTools('./lib/emulator/auth/errors.js')
  const { addBlockingTrigger } = FunctionsEmulator.prototype
  const { accounts } = authOperations.identitytoolkit
  const { sendVerificationCode } = accounts
  let asked
  FunctionsEmulator.prototype.addBlockingTrigger = function addTrigger(url, trigger) {
    if (trigger.eventType !== smsEvent) return addBlockingTrigger.call(this, url, trigger)
    asked = { url, projectId: this.args.projectId }
    return true
  }
  accounts.sendVerificationCode = async (state, body, context) => {
    if (asked?.projectId === state.projectId) {
      const address = context.req.headers['x-forwarded-for']
      const answer = await fetch(asked.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { jwt: tokenOf(body.phoneNumber, address) } }),
      })
      if (!answer.ok) {
        const text = await answer.text()
        throw new BadRequestError(
          `BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to ${asked.url} returned HTTP error ${answer.status}: ${text}))`,
        )
      }
    }
    return sendVerificationCode(state, body)
  }
}

/** What Firebase tells the function, unsigned: the Functions emulator does not check signatures. */
function tokenOf(phoneNumber, address) {
  const payload = {
    event_type: 'beforeSendSms',
    sms_type: 'SIGN_IN_OR_SIGN_UP',
    phone_number: phoneNumber,
    ip_address: address,
    exp: Math.floor(Date.now() / 1000) + 60,
  }
  return [{ alg: 'none' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('')
    .join('.')
}
