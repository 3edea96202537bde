import { beforeEach, describe, expect, it } from 'vitest'

import { fieldId, focusField } from './focus-field.ts'

const loading = '<div data-loading></div>'
const control = '<input aria-label="Number">'

beforeEach(() => {
  document.body.innerHTML = `<div id="${fieldId('phoneNumber')}"></div><button>Elsewhere</button>`
})

const show = (html: string) => {
  const container = document.getElementById(fieldId('phoneNumber'))
  if (container) container.innerHTML = html
}
const focused = () => document.activeElement?.tagName

describe('focusField', () => {
  it('focuses the control of a field', () => {
    show(control)
    focusField('phoneNumber')
    expect(focused()).toBe('INPUT')
  })

  it('focuses a control once it is rendered', async () => {
    show(loading)
    focusField('phoneNumber')
    show(control)
    await expect.poll(focused).toBe('INPUT')
  })

  it('does not take the focus from a user who has moved on', async () => {
    show(loading)
    focusField('phoneNumber')
    document.querySelector('button')?.focus()
    show(control)
    await new Promise((resolve) => setTimeout(resolve))
    expect(focused()).toBe('BUTTON')
  })
})
