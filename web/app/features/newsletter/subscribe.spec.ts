import type { FieldError } from '@vitrine/contracts/errors'
import { newsletterMessages as messages } from '@vitrine/contracts/newsletter/messages'
import { describe, expect, it } from 'vitest'
import { sendSubscription } from './subscribe.ts'

const entered = (name: string, email: string) => {
  const form = new FormData()
  form.set('name', name)
  form.set('email', email)
  return form
}

/** A server that responds with this, and what it was sent. */
function server(status: number, response: unknown) {
  const calls: { path: string; method: string | undefined; body: unknown }[] = []
  const transport = async (path: string, init: RequestInit) => {
    calls.push({ path, method: init.method, body: JSON.parse(String(init.body)) })
    return Response.json(response, { status })
  }
  return { transport, calls }
}

const refused = (...fields: [string, string][]) => ({
  errorCode: 'VALIDATION_FAILED',
  message: 'x',
  errors: fields.map(([field, errorMessage]): FieldError => ({ field, errorCode: 'invalid', errorMessage })),
})

describe('the newsletter form', () => {
  it('D1-131, D1-141: sends the four documented fields: the last word is the last name, the rest the first, repeated spaces are one', async () => {
    const { transport, calls } = server(200, { success: true })
    expect(
      await sendSubscription(
        transport,
        entered('Anna  Maria   Lopez', ' anna@example.com '),
        'dictionary-article-author',
      ),
    ).toMatchObject({ done: true, failure: null })
    expect(calls).toEqual([
      {
        path: '/api/v1/account-settings/newsletter',
        method: 'POST',
        body: {
          firstName: 'Anna Maria',
          lastName: 'Lopez',
          email: 'anna@example.com',
          source: 'dictionary-article-author',
        },
      },
    ])
  })

  it('asks whoever filled in the trap to confirm, and says so with the next call', async () => {
    const unconfirmed = server(409, { errorCode: 'PERSON_UNCONFIRMED', message: 'Please confirm.' })
    const form = entered('Anna Lopez', 'anna@example.com')
    form.set('remark', 'a machine')
    expect(await sendSubscription(unconfirmed.transport, form, 'landing-page')).toMatchObject({
      done: false,
      failure: 'Please confirm.',
      isPersonAsked: true,
      typed: { name: 'Anna Lopez', email: 'anna@example.com' },
    })
    expect(unconfirmed.calls).toMatchObject([{ body: { remark: 'a machine' } }])
    const { transport, calls } = server(200, { success: true })
    const confirmed = entered('Anna Lopez', 'anna@example.com')
    confirmed.set('isPerson', 'true')
    expect(await sendSubscription(transport, confirmed, 'landing-page')).toMatchObject({ done: true })
    expect(calls).toMatchObject([{ body: { isPerson: true } }])
  })

  it.each([
    ['Anna Lopez', 'a@', { email: messages.emailInvalid }],
    ['Madonna', 'anna@example.com', { name: messages.nameNotFull }],
    ['', '', { name: messages.nameMissing, email: messages.emailMissing }],
  ])('D1-140: of %j and %j sends nothing, and keeps what was typed', async (name, email, problems) => {
    const { transport, calls } = server(200, { success: true })
    expect(await sendSubscription(transport, entered(name, email), 'landing-page')).toEqual({
      done: false,
      status: 400,
      problems,
      failure: null,
      typed: { name, email },
    })
    expect(calls).toEqual([])
  })

  it('D1-143: shows of the server’s field errors the last name’s, else the first name’s, else the email’s', async () => {
    const told = async (...fields: [string, string][]) =>
      (
        await sendSubscription(
          server(400, refused(...fields)).transport,
          entered('Anna Lopez', 'anna@example.com'),
          'landing-page',
        )
      ).problems
    expect(await told(['email', 'e'], ['firstName', 'f'], ['lastName', 'l'])).toEqual({ name: 'l' })
    expect(await told(['email', 'e'], ['firstName', 'f'])).toEqual({ name: 'f' })
    expect(await told(['email', 'e'])).toEqual({ email: 'e' })
  })

  it('D1-142: says that the service is down on a 503, and that nothing was established on any other failure', async () => {
    const failureAt = async (status: number) =>
      (
        await sendSubscription(
          server(status, { message: 'x' }).transport,
          entered('Anna Lopez', 'anna@example.com'),
          'landing-page',
        )
      ).failure
    expect(await failureAt(503)).toBe('Newsletter service is temporarily down. Please try again later.')
    expect(await failureAt(400)).toBe('There was an error! Your subscription has not been established.')
    expect(await failureAt(500)).toBe('There was an error! Your subscription has not been established.')
    const unreachable = await sendSubscription(
      async () => Promise.reject(new TypeError('Failed to fetch')),
      entered('Anna Lopez', 'anna@example.com'),
      'landing-page',
    )
    expect(unreachable).toMatchObject({
      done: false,
      failure: messages.failure,
      typed: { name: 'Anna Lopez', email: 'anna@example.com' },
    })
  })
})
