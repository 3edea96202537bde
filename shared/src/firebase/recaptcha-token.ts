/** What Google's script provides, as far as it is used here. */
type Recaptcha = {
  render(element: HTMLElement, options: RecaptchaOptions): number
  execute(widget: number): void
}

type RecaptchaOptions = {
  readonly sitekey: string
  readonly size: 'invisible'
  readonly callback: (token: string) => void
  readonly 'error-callback': () => void
  readonly 'expired-callback': () => void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
    onRecaptcha?: () => void
  }
}

const scriptUrl = 'https://www.google.com/recaptcha/api.js?render=explicit&onload=onRecaptcha'

/** A puzzle that the user closes tells nothing. */
const maxWaitMs = 120_000

let loading: Promise<void> | undefined

/**
 * The proof of reCAPTCHA that a human asks, which may show them a puzzle. Google's script is loaded on first use. Rejects
 * when it cannot be loaded or the check fails.
 */
export async function recaptchaToken(siteKey: string): Promise<string> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  await loading
  const element = document.body.appendChild(document.createElement('div'))
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('reCAPTCHA has failed'))
      setTimeout(fail, maxWaitMs)
      const recaptcha = window.grecaptcha
      if (!recaptcha) return fail()
      const widget = recaptcha.render(element, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
      })
      recaptcha.execute(widget)
    })
  } finally {
    element.remove()
  }
}

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    window.onRecaptcha = resolve
    const script = document.createElement('script')
    script.src = scriptUrl
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of reCAPTCHA did not load'))
    })
    document.head.append(script)
  })
}
