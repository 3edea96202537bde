import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ContactPage } from './contact-page.tsx'

const contactMail = {
  serviceId: 'service_1',
  templateId: 'template_1',
  publicKey: 'key_1',
  origin: 'https://mail.example',
}

const remote = {
  texts: {
    namespace: 'static-pages',
    loaders: {
      en: () => import('#texts/en/static-pages.json'),
      tr: () => import('#texts/tr/static-pages.json'),
    },
  },
  createRoutes: () => [{ path: '/ContactUs', element: <ContactPage /> }],
}

const service = vi.fn<typeof fetch>()

beforeEach(() => {
  service.mockReset()
  service.mockImplementation(() => Promise.resolve(new Response('OK')))
  vi.stubGlobal('fetch', service)
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

async function open(services = {}) {
  const report = vi.fn()
  const rendered = await renderRemote(remote, {
    path: '/ContactUs',
    services: { contactMail, report, ...services },
  })
  return { ...rendered, report }
}

const fields = {
  name: () => screen.getByLabelText('Name'),
  email: () => screen.getByLabelText('Email'),
  message: () => screen.getByLabelText('Message'),
}

const sendButton = () => screen.getByRole('button', { name: /^Send/ })

async function fillIn() {
  await userEvent.type(fields.name(), 'Ayşe Kaya')
  await userEvent.type(fields.email(), 'ayse@example.com')
  await userEvent.type(fields.message(), 'First line{enter}second line')
}

function expectTextUnchanged() {
  expect(fields.name()).toHaveValue('Ayşe Kaya')
  expect(fields.email()).toHaveValue('ayse@example.com')
  expect(fields.message()).toHaveValue('First line\nsecond line')
}

function expectFormEmpty() {
  for (const field of Object.values(fields)) expect(field()).toHaveValue('')
}

test('has required fields for name, email and message, and the button Send Message', async () => {
  await open()
  for (const field of Object.values(fields)) expect(field()).toBeRequired()
  expect(fields.email()).toHaveAttribute('type', 'email')
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible()
})

test('sends the request of the specification, then says so and is empty again', async () => {
  await open()
  await fillIn()
  await userEvent.click(sendButton())

  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(/^Message sent successfully!$/)
  })
  expectFormEmpty()
  expect(service).toHaveBeenCalledOnce()
  const [url, request] = service.mock.calls[0] ?? []
  expect(url).toBe('https://mail.example/api/v1.0/email/send-form')
  expect(request?.method).toBe('POST')
  const body = request?.body
  expect(body).toBeInstanceOf(FormData)
  expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
    user_name: 'Ayşe Kaya',
    user_email: 'ayse@example.com',
    message: 'First line\nsecond line',
    lib_version: expect.stringMatching(/^4\./),
    service_id: 'service_1',
    template_id: 'template_1',
    user_id: 'key_1',
  })
})

test('the success message disappears when the next message is started', async () => {
  await open()
  await fillIn()
  await userEvent.click(sendButton())
  await screen.findByText('Message sent successfully!')
  await userEvent.type(fields.name(), 'A')
  expect(screen.queryByText('Message sent successfully!')).not.toBeInTheDocument()
})

test.each([
  [451, /didn’t accept/],
  [403, /didn’t accept/],
  [429, /Too many messages/],
  [500, /Check your connection/],
  [400, /Couldn’t send your message\. Please try again/],
])('an answer of %i is shown and reported, and the text stays', async (status, words) => {
  service.mockImplementation(() => Promise.resolve(new Response('No', { status })))
  const { report } = await open()
  await fillIn()
  await userEvent.click(sendButton())

  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expectTextUnchanged()
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ cause: expect.objectContaining({ status }) }),
  )
})

test('a message without a network is reported, the text stays, and another attempt can succeed', async () => {
  service.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { report } = await open()
  await fillIn()
  await userEvent.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Couldn’t send your message.*connection/,
  )
  expect(report).toHaveBeenCalledOnce()
  expectTextUnchanged()

  await userEvent.click(sendButton())
  await screen.findByText('Message sent successfully!')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('times out after 20 seconds without an answer', async () => {
  service.mockImplementation(() => new Promise(() => undefined))
  await open()
  await fillIn()
  vi.useFakeTimers()
  act(() => sendButton().click())
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled')
  await act(() => vi.advanceTimersByTimeAsync(19_900))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('alert')).toHaveTextContent(/Check your connection/)
  expectTextUnchanged()
  expect(sendButton()).not.toHaveAttribute('aria-disabled')
})

test('a double click sends one message', async () => {
  await open()
  await fillIn()
  const form = sendButton().closest('form')
  act(() => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await screen.findByText('Message sent successfully!')
  expect(service).toHaveBeenCalledOnce()
})

test('the next message has to wait for 30 seconds, and the form says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-04T10:00:00Z') })
  await open()
  await fillIn()
  await userEvent.click(sendButton())
  await screen.findByText('Message sent successfully!')

  vi.setSystemTime(new Date('2026-07-04T10:00:18Z'))
  await fillIn()
  await userEvent.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(/in 12 seconds/)
  expectTextUnchanged()
  expect(service).toHaveBeenCalledOnce()

  vi.setSystemTime(new Date('2026-07-04T10:00:30Z'))
  await userEvent.click(sendButton())
  await screen.findByText('Message sent successfully!')
  expect(service).toHaveBeenCalledTimes(2)
})

test('a failed attempt does not require a wait', async () => {
  service.mockImplementationOnce(() => Promise.resolve(new Response('No', { status: 429 })))
  await open()
  await fillIn()
  await userEvent.click(sendButton())
  await screen.findByRole('alert')
  await userEvent.click(sendButton())
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
})

test('a filled honeypot asks to press again, and nothing is sent until then', async () => {
  const { container } = await open()
  await fillIn()
  const honeypot = container.querySelector<HTMLInputElement>('input[name=website]')
  if (honeypot) honeypot.value = 'https://spam.example'
  await userEvent.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(/looked automated/)
  expectTextUnchanged()
  expect(service).not.toHaveBeenCalled()

  await userEvent.click(sendButton())
  await screen.findByText('Message sent successfully!')
})

test('users cannot reach the honeypot', async () => {
  const { container } = await open()
  const honeypot = container.querySelector('input[name=website]')
  expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull()
  expect(honeypot).toHaveAttribute('tabindex', '-1')
})

test('invalid fields show their error without the browser’s own, and nothing is sent', async () => {
  const { container } = await open()
  const shownByBrowser = vi.fn()
  document.addEventListener('invalid', (event) => shownByBrowser(!event.defaultPrevented))
  await userEvent.type(fields.email(), 'no-address')
  await userEvent.type(fields.message(), '   ')
  await userEvent.click(sendButton())

  expect(fields.name()).toBeRequired()
  expect(fields.name()).toHaveAccessibleDescription('Enter your name.')
  expect(fields.email()).toHaveAccessibleDescription(
    'Enter an email address like name@example.com.',
  )
  expect(fields.message()).toHaveAccessibleDescription('Enter your message.')
  for (const field of Object.values(fields)) expect(field()).toBeInvalid()
  expect(fields.name()).toHaveFocus()
  await expectNoViolations(container)
  expect(service).not.toHaveBeenCalled()

  await userEvent.type(fields.name(), 'A')
  expect(fields.name()).not.toHaveAttribute('aria-invalid')
})

test('typed text survives a reload', async () => {
  const { unmount } = await open()
  await fillIn()
  unmount()
  await open()
  expectTextUnchanged()
})

test('a sent message is gone after a reload', async () => {
  const { unmount } = await open()
  await fillIn()
  await userEvent.click(sendButton())
  await screen.findByText('Message sent successfully!')
  unmount()
  await open()
  expectFormEmpty()
})

test('a site that cannot send messages says so and has no form', async () => {
  await open({ contactMail: undefined })
  expect(await screen.findByText(/isn’t available right now/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
