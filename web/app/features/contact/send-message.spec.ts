import { createClient, noResponse, type Transport } from '@vitrine/contracts/client'
import { contactMessages as messages } from '@vitrine/contracts/contact/messages'
import { newsletterMessages } from '@vitrine/contracts/newsletter/messages'
import { CONNECTION_FAILED } from '@vitrine/contracts/failure-words'
import { describe, expect, it } from 'vitest'
import { sendMessage } from './send-message.ts'

const good = {
  name: 'Ada Lindqvist',
  email: 'ada@post.example',
  subject: 'article',
  website: '',
  message: 'The date of the celadon entry is off.',
}

/** What becomes of a form where the api responds so, and what it was sent. */
async function send(
  changes: Record<string, string>,
  response: () => Response | Promise<Response> = () => new Response(null, { status: 204 }),
) {
  const sent: unknown[] = []
  const transport: Transport = async (_path, { body }) => {
    sent.push(JSON.parse(String(body)))
    return await response()
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...changes })) form.set(name, value)
  return { sent, response: await sendMessage(createClient(transport), form) }
}

describe('sending a message', () => {
  it('sends the fields, the trap among them, and nothing is left to say', async () => {
    expect(await send({ remark: 'a machine' })).toEqual({
      sent: [{ ...good, remark: 'a machine' }],
      response: { done: true, status: 200, problems: {}, failure: null, typed: {} },
    })
  })

  it('sends nothing while a field is wrong, and keeps what was typed', async () => {
    const { sent, response } = await send({ email: 'ada@', message: ' ' })
    expect(sent).toEqual([])
    expect(response).toEqual({
      done: false,
      typed: { ...good, email: 'ada@', message: ' ' },
      problems: { email: newsletterMessages.emailInvalid, message: messages.messageMissing },
      failure: null,
      status: 400,
    })
  })

  it('puts what the api refuses at its field', async () => {
    const refused = () =>
      Response.json(
        {
          errorCode: 'VALIDATION_FAILED',
          message: '…',
          errors: [{ field: 'message', errorCode: 'invalid', errorMessage: 'No.' }],
        },
        { status: 400 },
      )
    expect((await send({}, refused)).response).toMatchObject({
      done: false,
      typed: good,
      problems: { message: 'No.' },
      failure: null,
    })
  })

  it.each([
    [
      'too many messages',
      () => Response.json({ errorCode: 'TOO_MANY_REQUESTS' }, { status: 429 }),
      messages.tooMany,
      429,
    ],
    [
      'a message too large',
      () =>
        Response.json({ errors: [{ field: 'body', errorCode: 'Size', errorMessage: '…' }] }, { status: 413 }),
      messages.notSent,
      413,
    ],
    ['a server in trouble', () => new Response('Bad gateway', { status: 502 }), messages.notSent, 502],
    [
      'no server',
      () => Promise.reject(new TypeError('failed to fetch')).catch(noResponse),
      CONNECTION_FAILED,
      502,
    ],
  ])('says of %s what happened, and keeps what was typed', async (_, response, failure, status) => {
    expect((await send({}, response)).response).toEqual({
      done: false,
      typed: good,
      problems: {},
      failure,
      status,
    })
  })
})
