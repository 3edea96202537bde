import { beforeEach, describe, expect, it } from 'vitest'

import { fieldId, focusField } from '#parts/form/focus-field.ts'

const loading = '<div data-loading></div>'
const control = '<input aria-label="Number">'

beforeEach(() => {
  document.body.innerHTML = `<div id="${fieldId('phoneNumber')}"></div><button>Elsewhere</button>`
})

const show = (html: string) => {
  const around = document.getElementById(fieldId('phoneNumber'))
  if (around) around.innerHTML = html
}
const focused = () => document.activeElement?.tagName

describe('a field', () => {
  it('is led to', () => {
    show(control)
    focusField('phoneNumber')
    expect(focused()).toBe('INPUT')
  })

  it('is led to once it is there', async () => {
    show(loading)
    focusField('phoneNumber')
    show(control)
    await expect.poll(focused).toBe('INPUT')
  })

  it('leaves the focus of a user who has gone on to something else', async () => {
    show(loading)
    focusField('phoneNumber')
    document.querySelector('button')?.focus()
    show(control)
    await new Promise((resolve) => setTimeout(resolve))
    expect(focused()).toBe('BUTTON')
  })
})
