import { createClient, type Transport } from '@vitrine/contracts/client'
import { expect, it } from 'vitest'
import { changeAccount, endsSession } from './change-account.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const respondingWith = (body: unknown, status = 200) => {
  const asked: [string | undefined, string, unknown][] = []
  const transport: Transport = async (path, { method, body: sent }) => {
    asked.push([method, path, sent])
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  }
  return { call: createClient(transport), asked }
}

it('signing out everywhere ends this session as well; ending another one does not, nor what fails', async () => {
  const over = respondingWith({ errorCode: 'SIGN_IN_REQUIRED', message: 'Please log in to continue.' }, 401)
  expect(endsSession(await changeAccount(over.call, formOf({ intent: 'signOutEverywhere' })))).toBe(false)
  expect(
    endsSession(await changeAccount(respondingWith(null, 204).call, formOf({ intent: 'signOutEverywhere' }))),
  ).toBe(true)
  expect(
    endsSession(
      await changeAccount(respondingWith(null, 204).call, formOf({ intent: 'endSession', sessionId: '7' })),
    ),
  ).toBe(false)
})
