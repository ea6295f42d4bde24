import { createClient, type Transport } from '@vitrine/contracts/client'
import { describe, expect, it } from 'vitest'
import { changeAccount, endsSession, renamedTo } from './change-account.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const answering = (body: unknown, status = 200) => {
  const asked: [string | undefined, string, unknown][] = []
  const transport: Transport = async (path, { method, body: sent }) => {
    asked.push([method, path, sent])
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  }
  return { call: createClient(transport), asked }
}

describe('the display name', () => {
  it('is a post with displayName, whose response is the new one', async () => {
    const { call, asked } = answering({ response: 'Ann Lee' })
    const change = await changeAccount(call, formOf({ intent: 'displayName', displayName: ' Ann  Lee' }))
    expect(asked).toEqual([['POST', '/api/v1/account-settings/nickname', '{"displayName":" Ann  Lee"}']])
    expect(renamedTo(change)).toBe('Ann Lee')
  })
})

describe('the password', () => {
  const passwords = { oldPassword: 'a', newPassword: 'b', newPasswordConfirm: 'c' }
  const form = () => formOf({ intent: 'password', ...passwords })

  it('is a post with oldPassword, newPassword and newPasswordConfirm', async () => {
    const { call, asked } = answering({ success: true })
    expect(await changeAccount(call, form())).toMatchObject({ done: true, typed: { intent: 'password' } })
    expect(asked).toEqual([['POST', '/api/v1/account-settings/password', JSON.stringify(passwords)]])
  })

  it('that fails on the server shows the documented words above the form', async () => {
    const { call } = answering({ errorCode: 'UNEXPECTED', message: 'An unexpected error occurred' }, 500)
    expect(await changeAccount(call, form())).toMatchObject({ done: false, failure: 'Error Updating Password', problems: {} })
  })

  it.each(['oldPassword', 'newPassword', 'newPasswordConfirm'])('that is refused for its %s shows it there, any other message above the form', async (field) => {
    const refused = answering({ errorCode: 'VALIDATION_FAILED', message: 'Refused.', errors: [{ field, errorCode: 'invalid', errorMessage: 'No.' }] }, 400)
    expect(await changeAccount(refused.call, form())).toMatchObject({ failure: null, problems: { [field]: 'No.' } })
    const other = answering({ errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests.' }, 429)
    expect(await changeAccount(other.call, form())).toMatchObject({ failure: 'Too many requests.', problems: {} })
  })
})

it('signing out everywhere ends this session as well; ending another one does not, nor what fails', async () => {
  const over = answering({ errorCode: 'SIGN_IN_REQUIRED', message: 'Please log in to go on.' }, 401)
  expect(endsSession(await changeAccount(over.call, formOf({ intent: 'signOutEverywhere' })))).toBe(false)
  expect(endsSession(await changeAccount(answering(null, 204).call, formOf({ intent: 'signOutEverywhere' })))).toBe(true)
  expect(endsSession(await changeAccount(answering(null, 204).call, formOf({ intent: 'endSession', sessionId: '7' })))).toBe(false)
})
