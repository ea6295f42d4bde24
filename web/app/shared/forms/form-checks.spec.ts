import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { responseOf } from './form-response.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { LongTextField } from './LongTextField.tsx'
import { RadioField } from './RadioField.tsx'
import { TextField } from './TextField.tsx'
import { problemsOf, useFormChecks } from './use-form-checks.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('what became of a form', () => {
  const form = formOf({ email: 'a@b.example', password: 'secret', token: 'secret' })

  it('tells refused fields at their fields and hands back what was typed, but no secret', async () => {
    const refused = new CallFailed(400, {
      message: 'Refused.',
      errors: [{ field: 'email', errorCode: 'invalid', errorMessage: 'Not a valid email address' }],
    })
    expect(await responseOf(form, () => Promise.reject(refused))).toEqual({
      done: false,
      status: 400,
      problems: { email: 'Not a valid email address' },
      failure: null,
      typed: { email: 'a@b.example' },
    })
  })

  it('tells any other failure beside no field, a missing server in the documented words', async () => {
    expect(
      await responseOf(form, () => Promise.reject(new CallFailed(410, { message: 'Over.' }))),
    ).toMatchObject({ done: false, status: 410, problems: {}, failure: 'Over.' })
    expect((await responseOf(form, () => Promise.reject(new NoResponse(new TypeError('x'))))).failure).toBe(
      'An error occurred while connecting to the server, please refresh the page.',
    )
  })

  it('does not hide a mistake of our own', async () => {
    await expect(responseOf(form, () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  })
})

it('every field is judged when a form is sent, each with the whole form at hand', () => {
  const checks = {
    one: (text: string) => (text ? null : 'One is missing'),
    two: (text: string, form: FormData) => (text === form.get('one') ? null : 'They differ'),
  }
  expect(problemsOf(checks, formOf({ one: '', two: 'x' }))).toEqual({
    one: 'One is missing',
    two: 'They differ',
  })
  expect(problemsOf(checks, formOf({ one: 'x', two: 'x' }))).toEqual({})
})

describe('a page that is loaded without scripts', () => {
  const checks = { reason: () => null, name: () => null, subject: () => null, comment: () => null }
  const choices = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  function Fields({ problems }: { problems: Record<string, string> }) {
    const response = { done: false, status: 400, problems, failure: null, typed: {} } as const
    const { field } = useFormChecks(checks, response, false)
    const of = (name: string) => ({ name, label: name, state: field(name) })
    return [
      createElement(RadioField, { key: 'reason', ...of('reason'), choices }),
      createElement(TextField, { key: 'name', ...of('name') }),
      createElement(ChoiceField, { key: 'subject', ...of('subject'), choices }),
      createElement(LongTextField, { key: 'comment', ...of('comment'), rows: 2, maxLength: 9 }),
    ]
  }
  const focused = (problems: Record<string, string>) =>
    renderToStaticMarkup(createElement(Fields, { problems }))
      .match(/<[^>]*autofocus[^>]*>/g)
      ?.map((tag) => /name="(.*?)"/.exec(tag)?.[1])

  it.each(['reason', 'name', 'subject', 'comment'])(
    'begins at the first field that was refused: %s',
    (name) => {
      expect(focused({ comment: 'Too long', [name]: 'Missing' })?.[0]).toBe(name)
    },
  )

  it('begins at its top where nothing was refused', () => {
    expect(focused({})).toBeUndefined()
  })
})
