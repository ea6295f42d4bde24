import { fileTransport } from '@vitrine/platform/mail/file-transport'
import { storedMails } from '@vitrine/platform/mail/open-mail-transport'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const path = '/api/v1/operations/mails'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
})

afterAll(() => api.close())

/** A mail in the given state, as the workers leave it. */
async function aMail(state: 'sent' | 'failed' | 'unknown' | 'claimed') {
  return await api.data.database
    .insertInto('mails')
    .values({
      template: 'test-mail',
      recipient: 'ada@vitrine.example',
      subject: 'A word',
      data: JSON.stringify({ requestedBy: 'Ada' }),
      state,
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow()
}

test('a test mail to oneself waits with its event; the list finds it by its recipient', async () => {
  const asked = await staff('POST', `${path}/test`)
  expect(asked.status).toBe(201)
  const { rows } = await api.data.pool.query(
    'SELECT type, payload FROM outbox_events ORDER BY id DESC LIMIT 1',
  )
  expect(rows[0]).toEqual({ type: 'mail.requested.v1', payload: { mailId: asked.body.response.id } })
  const listed = await staff(
    'GET',
    `${path}?filter=${encodeURIComponent('{"recipient":"someone","state":"waiting"}')}`,
  )
  expect(listed.body).toMatchObject([
    { id: asked.body.response.id, template: 'test-mail', state: 'waiting', subject: null },
  ])
})

test('a kept mail is read as text, and as a page that may run nothing, with one audit entry for both', async () => {
  const { id, key } = await aMail('sent')
  await fileTransport(storedMails({ dataDir: api.dataDir }), 'Vitrine <post@vitrine.example>').send({
    key,
    to: 'ada@vitrine.example',
    subject: 'A word',
    text: 'Hello',
    html: '<html><head></head><body><script>1</script><p>Hello</p></body></html>',
  })
  const message = await staff('GET', `${path}/${id}/message`)
  expect(message.body).toMatchObject({
    from: 'Vitrine <post@vitrine.example>',
    to: 'ada@vitrine.example',
    subject: 'A word',
    text: expect.stringContaining('Hello'),
  })
  const page = await staff('GET', `${path}/${id}/page`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox allow-popups/)
  expect(page.headers['cache-control']).toBe('private, no-store')
  const without = await aMail('sent')
  expect((await staff('GET', `${path}/${without.id}/message`)).status).toBe(404)
  expect([await readsOf(id), await readsOf(without.id)]).toEqual([1, 0])
})

/** Audit entries of readers. */
async function readsOf(mail: number): Promise<number> {
  const { rows } = await api.data.pool.query(
    "SELECT actor FROM audit_entries WHERE action = 'mail.read' AND subject_type = 'mail' AND subject_id = $1",
    [String(mail)],
  )
  return rows.length
}

test('only administrators read links; operators read the rest', async () => {
  const { id, key } = await aMail('sent')
  const link = `https://vitrine.example/login/reset-password?token=${'s3cret'.repeat(40)}`
  await fileTransport(storedMails({ dataDir: api.dataDir }), 'Vitrine <post@vitrine.example>').send({
    key,
    to: 'ada@vitrine.example',
    subject: 'Choose a new password',
    text: `Choose a new password:\n${link}\nIt works for 60 minutes. (${link})`,
    html: `<html><head></head><body><img src="https://vitrine.example/mark.png"><p>Choose a new password</p><a class="button" href="${link}">Choose</a><a href='${link}'>${link}</a></body></html>`,
    headers: { 'List-Unsubscribe': `<${link}>` },
  })
  const operator = await aMember(api.app, api.data.database, 'operator')
  const message = await operator.call('GET', `${path}/${id}/message`)
  expect(message.body).toMatchObject({
    linksLeftOut: true,
    text: expect.stringMatching(/Choose a new password:\s+\[link left out\]\s+It works for 60 minutes\./),
  })
  const page = await operator.call('GET', `${path}/${id}/page`)
  expect(page.body).toContain('<p>Choose a new password</p>')
  expect(page.body).toContain('src="https://vitrine.example/mark.png"')
  expect(JSON.stringify(message.body) + page.body).not.toMatch(/s3cret|token/)
  expect((await staff('GET', `${path}/${id}/message`)).body).toMatchObject({
    linksLeftOut: false,
    text: expect.stringContaining(link),
  })
  expect((await staff('GET', `${path}/${id}/page`)).body).toContain(link)
})

test('staff send again what failed or is not known, with an audit entry; what was sent or is on its way stays', async () => {
  const unknown = await aMail('unknown')
  expect((await staff('POST', `${path}/${unknown.id}/send-again`)).status).toBe(204)
  expect((await staff('GET', `${path}/${unknown.id}`)).body).toMatchObject({
    state: 'waiting',
    lastError: null,
  })
  const { rows } = await api.data.pool.query(
    'SELECT action, subject_id, details FROM audit_entries ORDER BY id DESC LIMIT 1',
  )
  expect(rows[0]).toEqual({
    action: 'mail.sent-again',
    subject_id: String(unknown.id),
    details: { template: 'test-mail', was: 'unknown' },
  })
  for (const state of ['sent', 'claimed'] as const) {
    expect((await staff('POST', `${path}/${(await aMail(state)).id}/send-again`)).status).toBe(409)
  }
})
