import { contactMessages, contactLimits } from '@vitrine/contracts/contact/messages'
import { newsletterMessages } from '@vitrine/contracts/newsletter/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const SEND = '/api/v1/contact/messages'
const ADMIN = '/api/v1/contact/admin/contact-messages'

let api: TestApi
let staff: TestCall
beforeAll(async () => {
  ;({ api, staff } = await staffApi())
})
afterAll(() => api.close())

let writers = 0
const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: 'Ada Lindqvist',
  email: `ada${(writers += 1)}@post.example`,
  subject: 'article',
  website: '',
  message: 'The date of the celadon entry\r\nis off by a dynasty.',
  ...changes,
})
const stored = async (email: string) =>
  await api.data.database.selectFrom('contact_messages').selectAll().where('email', '=', email).execute()
const mailed = async (replyTo: string) =>
  await api.data.database.selectFrom('mails').selectAll().where('reply_to', '=', replyTo).execute()

describe('the contact form’s call', () => {
  it('keeps the message for staff and asks for a mail to the support address, answered to the writer', async () => {
    const body = aMessage({ name: '  Ada   Lindqvist ' })
    expect((await api.visitor('POST', SEND, { body })).status).toBe(204)
    const [row] = await stored(body.email)
    expect(row).toMatchObject({
      name: 'Ada Lindqvist',
      subject: 'article',
      website: null,
      message: 'The date of the celadon entry\nis off by a dynasty.',
      state: 'new',
    })
    expect(await mailed(body.email)).toMatchObject([
      { template: 'contact-message', recipient: 'support@vitrine.example', data: { messageId: row?.id } },
    ])
  })

  it.each([
    [
      'an empty form',
      { name: '', email: '', subject: '', message: '' },
      ['name', 'email', 'subject', 'message'],
    ],
    [
      'fields that are not there',
      { name: undefined, email: undefined, subject: undefined, message: undefined },
      ['name', 'email', 'subject', 'message'],
    ],
    ['a header in the name', { name: 'Ada\r\nBcc: everybody@post.example' }, ['name']],
    ['a header in the address', { email: 'ada@post.example\nBcc: everybody@post.example' }, ['email']],
    ['a second address', { email: 'ada@post.example,everybody@post.example' }, ['email']],
    ['a subject of their own', { subject: 'article\r\nBcc: everybody@post.example' }, ['subject']],
    ['a script as website', { website: 'javascript:alert(1)' }, ['website']],
    ['null bytes', { name: 'Ada\u0000', message: 'A message with a \u0000 in it.' }, ['name', 'message']],
    ['half a letter', { message: 'Half a pair \ud800 of surrogates.' }, ['message']],
    ['texts that are none', { name: 7, message: ['a'] }, ['name', 'message']],
    ['a very long message', { message: 'x'.repeat(200_000) }, ['message']],
  ])('%s is refused at its field, and nothing is kept', async (_, changes, fields) => {
    const before = await api.data.database.selectFrom('contact_messages').select('id').execute()
    const { status, body } = await api.visitor('POST', SEND, { body: aMessage(changes) })
    expect(status).toBe(400)
    expect([...new Set(body.errors.map(({ field }: { field: string }) => field))]).toEqual(fields)
    expect(await api.data.database.selectFrom('contact_messages').select('id').execute()).toEqual(before)
  })

  it('of ten megabytes is refused before it is read, as a whole', async () => {
    const { status, body } = await api.visitor('POST', SEND, {
      body: aMessage({ message: 'x'.repeat(10_000_000) }),
    })
    expect([status, body.errors]).toEqual([
      413,
      [{ field: 'body', errorCode: 'Size', errorMessage: 'The request is too large.' }],
    ])
  })

  it('keeps a website as browsers write it', async () => {
    const body = aMessage({ website: ' https://A.example/?a=<b>&q="c" ' })
    expect((await api.visitor('POST', SEND, { body })).status).toBe(204)
    expect(await stored(body.email)).toMatchObject([{ website: 'https://a.example/?a=%3Cb%3E&q=%22c%22' }])
  })

  it('does not count what was refused', async () => {
    const from = callAs(api.app, {}, '203.0.113.10')
    const responses = []
    for (let at = 0; at < contactLimits.perAddressAndHour; at += 1) {
      responses.push(
        (await from('POST', SEND, { body: aMessage({ message: 'Hi' }) })).status,
        (await from('POST', SEND, { body: aMessage() })).status,
      )
    }
    expect(responses).toEqual(
      Array.from({ length: contactLimits.perAddressAndHour }, () => [400, 204]).flat(),
    )
    expect((await from('POST', SEND, { body: aMessage() })).status).toBe(429)
  })

  it('says what is wrong in the form’s words', async () => {
    const { body } = await api.visitor('POST', SEND, { body: aMessage({ email: 'ada@', message: 'Hi' }) })
    expect(body.errors.map(({ errorMessage }: { errorMessage: string }) => errorMessage)).toEqual([
      newsletterMessages.emailInvalid,
      contactMessages.messageTooShort,
    ])
  })

  describe('sent twice, by a reload or a double click', () => {
    const send = async (body: object) => (await api.visitor('POST', SEND, { body })).status

    it('says the same and keeps one message, one after the other and at once', async () => {
      const body = aMessage()
      expect([await send(body), ...(await Promise.all([send(body), send(body), send(body)]))]).toEqual([
        204, 204, 204, 204,
      ])
      expect([await stored(body.email), await mailed(body.email)]).toMatchObject([[{}], [{}]])
      const other = aMessage()
      expect(await Promise.all([send(other), send(other), send(other), send(other)])).toEqual([
        204, 204, 204, 204,
      ])
      expect([await stored(other.email), await mailed(other.email)]).toMatchObject([[{}], [{}]])
    })

    it('is the same message however the email is spelled', async () => {
      const body = aMessage()
      await send(body)
      await send({ ...body, email: ` ${body.email.toUpperCase()}` })
      expect(await stored(body.email.toUpperCase())).toEqual([])
    })

    it.each([
      ['name', { name: 'Ada B. Lindqvist' }],
      ['subject', { subject: 'advertising' }],
      ['website', { website: 'https://ada.example/' }],
      ['message', { message: 'The date is off by two dynasties.' }],
    ])('with another %s it is another message', async (_, changes) => {
      const body = aMessage()
      await send(body)
      await send({ ...body, ...changes })
      expect(await stored(body.email)).toHaveLength(2)
    })

    it('is another message after ten minutes', async () => {
      const body = aMessage()
      await send(body)
      api.clock.advance({ minutes: 9 })
      await send(body)
      expect(await stored(body.email)).toHaveLength(1)
      api.clock.advance({ minutes: 2 })
      await send(body)
      expect(await stored(body.email)).toHaveLength(2)
    })
  })

  it('R-004: of whoever filled in the hidden field is kept as suspected and not mailed; the same without it is', async () => {
    const body = aMessage({ remark: '+1 555 0100' })
    expect((await api.visitor('POST', SEND, { body })).status).toBe(204)
    expect([await stored(body.email), await mailed(body.email)]).toEqual([
      [expect.objectContaining({ is_suspected: true })],
      [],
    ])
    await api.visitor('POST', SEND, { body: { ...body, remark: '' } })
    expect([(await stored(body.email)).length, (await mailed(body.email)).length]).toEqual([2, 1])
  })

  it('sent from another site’s page is refused', async () => {
    expect(
      (await api.visitor('POST', SEND, { body: aMessage(), headers: { 'sec-fetch-site': 'cross-site' } }))
        .status,
    ).toBe(403)
  })

  it('R-004: is let through so often an hour from one place, and in one name', async () => {
    const from = callAs(api.app, {}, '203.0.113.9')
    const responses = await Promise.all(
      Array.from({ length: contactLimits.perAddressAndHour + 1 }, () =>
        from('POST', SEND, { body: aMessage() }),
      ),
    )
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
    const email = 'often@post.example'
    const named = await Promise.all(
      Array.from({ length: contactLimits.perEmailAndHour + 1 }, (_, at) =>
        api.visitor('POST', SEND, { body: aMessage({ email, message: `Question number ${at}.` }) }),
      ),
    )
    expect(named.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(await stored(email)).toHaveLength(contactLimits.perEmailAndHour)
  })
})

describe('what staff do with a message', () => {
  async function received() {
    const body = aMessage({ website: 'https://ada.example/' })
    await api.visitor('POST', SEND, { body })
    const { body: found } = await staff(
      'GET',
      `${ADMIN}?filter=${encodeURIComponent(JSON.stringify({ q: body.email }))}`,
    )
    return found[0]
  }
  const actions = async (id: number) =>
    await api.data.database
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('subject_type', '=', 'contact-message')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()

  it('is marking it as answered and as new again, each with an audit entry', async () => {
    const message = await received()
    expect(message).toMatchObject({ state: 'new', answeredBy: null, website: 'https://ada.example/' })
    const put = (state: string, revision: number) =>
      staff('PUT', `${ADMIN}/${message.id}/state`, {
        body: { state },
        headers: { 'if-match': `"${revision}"` },
      })
    expect((await put('answered', message.revision)).body).toMatchObject({
      state: 'answered',
      answeredBy: 'Someone',
      revision: message.revision + 1,
    })
    expect((await put('new', message.revision)).status).toBe(412)
    expect((await put('answered', message.revision + 1)).body).toMatchObject({
      revision: message.revision + 1,
    })
    expect((await put('new', message.revision + 1)).body).toMatchObject({ state: 'new', answeredAt: null })
    expect((await actions(message.id)).map(({ action }) => action)).toEqual([
      'contact-message.answered',
      'contact-message.reopened',
    ])
  })

  it('is deleting it, which leaves no word of it and no name', async () => {
    const { id } = await received()
    await staff('DELETE', `${ADMIN}/${id}`)
    expect((await staff('GET', `${ADMIN}/${id}`)).status).toBe(404)
    expect(await actions(id)).toEqual([
      { action: 'contact-message.deleted', details: { subject: 'article' } },
    ])
  })

  it('is finding it: by state, subject and words, newest first', async () => {
    const { id } = await received()
    await staff('PUT', `${ADMIN}/${id}/state`, { body: { state: 'answered' } })
    const list = async (filter: object) =>
      (
        await staff(
          'GET',
          `${ADMIN}?sort=${encodeURIComponent('["id","DESC"]')}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
        )
      ).body
    expect((await list({ state: 'answered' })).map((message: { id: number }) => message.id)).toEqual([id])
    expect(await list({ subject: 'privacy' })).toEqual([])
    expect((await list({ q: 'off by a dynasty' }))[0].id).toBe(id)
    const ids: number[] = (await staff('GET', ADMIN)).body.map((message: { id: number }) => message.id)
    expect([ids.length > 1, ids]).toEqual([true, ids.toSorted((one, other) => other - one)])
  })
})
