import { issueMessages as messages } from '@vitrine/contracts/newsletter/admin-schemas'
import { issueLimits as limits } from '@vitrine/contracts/newsletter/messages'
import { aCategory, anAuthor, aPublishedArticle, setPublished } from '@vitrine/testing/dictionary-records'
import { deliveryStates, manySubscribers } from '@vitrine/testing/newsletter-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffApi, testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const path = '/api/v1/newsletter/admin/newsletter-issues'
const draft = { category: 'newsletter', subject: 'Foot rings', intro: 'Turn it over.' }

let api: TestApi
let staff: TestCall
let articleIds: number[]

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  const of = { authorId: await anAuthor(api.data.database), categoryId: await aCategory(api.data.database) }
  articleIds = [
    await aPublishedArticle(api.data.database, { ...of, title: 'Foot ring' }),
    await aPublishedArticle(api.data.database, { ...of, title: 'Kiln' }),
  ]
})

afterAll(() => api.close())

async function anIssue(changes: object = {}): Promise<{ id: number; revision: number }> {
  const { status, body } = await staff('POST', path, { body: { ...draft, ...changes } })
  expect(status).toBe(201)
  return body
}

/** As somebody does who has just read it. */
async function move(id: number, action: string, more: object = {}) {
  const { revision } = (await staff('GET', `${path}/${id}`)).body
  return await staff('POST', `${path}/${id}/move`, {
    body: { action, ...more },
    headers: { 'if-match': `"${revision}"` },
  })
}

const nextWeek = new Date(Date.now() + 7 * 24 * 3_600_000)

/** What a worker does when the time has come. */
async function begin(id: number, states: readonly string[]): Promise<void> {
  const { database } = api.data
  await sql`UPDATE newsletter_issues SET state = 'sending', started_at = now(), content = '{"subject":"Fixed","preheader":"","intro":"As it was.","articles":[]}' WHERE id = ${id}`.execute(
    database,
  )
  await sql`
    INSERT INTO newsletter_deliveries (issue_id, subscriber_id, email, state)
    SELECT ${id}, subscriber.id, subscriber.email, wanted.state FROM unnest(${[...states]}::text[]) WITH ORDINALITY AS wanted (state, place)
    JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM newsletter_subscribers) subscriber USING (place)
  `.execute(database)
}

async function auditOf(id: number): Promise<string[]> {
  const rows = await api.data.database
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_type', '=', 'newsletter-issue')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('writing an issue', () => {
  test('a draft holds its articles in their order, says whom it would reach, and is found by its subject and state', async () => {
    await manySubscribers(api.data.database, 5)
    await sql`INSERT INTO newsletter_suppressions (email, email_normalized, reason) SELECT email, email_normalized, 'bounce' FROM newsletter_subscribers LIMIT 1`.execute(
      api.data.database,
    )
    const { id } = await anIssue({
      subject: ' Kilns 100% & more ',
      preheader: 'A word before',
      articleIds: [...articleIds.toReversed(), articleIds[1]],
    })
    const { body } = await staff('GET', `${path}/${id}`)
    expect(body).toMatchObject({
      subject: 'Kilns 100% & more',
      preheader: 'A word before',
      state: 'draft',
      revision: 1,
      audience: 4,
      suppressed: 1,
      dueAt: null,
      articleIds: articleIds.toReversed(),
    })
    expect(body.articles).toMatchObject([
      { title: 'Kiln', isPublished: true },
      { title: 'Foot ring', isPublished: true },
    ])
    const found = await staff(
      'GET',
      `${path}?filter=${encodeURIComponent('{"q":"kilns 100%","state":"draft"}')}`,
    )
    expect([found.headers['content-range'], found.body.map((issue: { id: number }) => issue.id)]).toEqual([
      'newsletter-issues 0-0/1',
      [id],
    ])
    expect(
      (await staff('GET', `${path}?filter=${encodeURIComponent('{"q":"kilns_100%","state":{"a":1}}')}`)).body,
    ).toEqual([])
    await sql`DELETE FROM newsletter_suppressions`.execute(api.data.database)
  })

  test.each([
    ['no subject', { subject: '  ' }, 'subject', messages.subjectMissing],
    [
      'a line break in the subject',
      { subject: 'Hello\r\nBcc: all@example.com' },
      'subject',
      messages.oneLine,
    ],
    ['a line break in the preview text', { preheader: 'Hello\nthere' }, 'preheader', messages.oneLine],
    [
      'a null byte',
      { intro: 'Turn\u0000it' },
      'intro',
      'This text contains a character that cannot be stored.',
    ],
    [
      'a subject that is too long',
      { subject: 'x'.repeat(limits.subjectMax + 1) },
      'subject',
      messages.subjectTooLong,
    ],
    ['an introduction that is far too long', { intro: 'x'.repeat(500_000) }, 'intro', messages.introTooLong],
    ['no introduction', { intro: '' }, 'intro', messages.introMissing],
    ['an unknown article', { articleIds: [999_999_999] }, 'articleIds', messages.articleNotPublished],
    [
      'more articles than an issue holds',
      { articleIds: Array.from({ length: limits.articlesMax + 1 }, (_, index) => index + 1) },
      'articleIds',
      messages.tooManyArticles,
    ],
  ])('%s is refused with a field error', async (_, changes, field, errorMessage) => {
    const { status, body } = await staff('POST', path, { body: { ...draft, ...changes } })
    expect([status, body.errors[0]]).toEqual([400, expect.objectContaining({ field, errorMessage })])
  })

  test('of two who change it at once the second is told; without a revision nobody may', async () => {
    const { id, revision } = await anIssue()
    const update = (subject: string) =>
      staff('PUT', `${path}/${id}`, { body: { ...draft, subject }, headers: { 'if-match': `"${revision}"` } })
    const responses = await Promise.all([update('One'), update('Other')])
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
    expect((await staff('PUT', `${path}/${id}`, { body: draft })).status).toBe(428)
    expect(await auditOf(id)).toEqual(['newsletter-issue.created', 'newsletter-issue.updated'])
  })

  test('a draft is deleted, a scheduled issue is not', async () => {
    const { id } = await anIssue()
    await move(id, 'schedule', { dueAt: nextWeek.toISOString() })
    expect((await staff('DELETE', `${path}/${id}`)).status).toBe(409)
    await move(id, 'unschedule')
    expect((await staff('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await staff('GET', `${path}/${id}`)).status).toBe(404)
    expect((await auditOf(id)).at(-1)).toBe('newsletter-issue.deleted')
  })

  test('the preview is the issue as it is mailed, in either scheme and as text, and may run nothing', async () => {
    const { id } = await anIssue({ intro: 'Turn it over. <script>alert(1)</script>', articleIds })
    const light = await staff('GET', `${path}/${id}/preview`)
    expect(light.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(light.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox allow-popups/)
    expect(light.body).toContain('Kiln')
    expect(light.body).not.toContain('<script>')
    expect(light.body).toContain('@media not all')
    expect((await staff('GET', `${path}/${id}/preview?scheme=dark`)).body).toContain('@media all')
    expect((await staff('GET', `${path}/${id}/preview-text`)).body.text).toContain(
      'Turn it over. <script>alert(1)</script>',
    )
    await begin(id, [])
    expect((await staff('GET', `${path}/${id}/preview-text`)).body.text).toContain('As it was.')
  })

  test('a test goes to whoever asks and to nobody else', async () => {
    const { id } = await anIssue()
    const { status, body } = await staff('POST', `${path}/${id}/test`)
    expect(status).toBe(202)
    const mails = await api.data.database
      .selectFrom('mails')
      .select(['template', 'recipient', 'data'])
      .execute()
    expect(mails).toEqual([{ template: 'newsletter-test', recipient: body.email, data: { issueId: id } }])
  })

  test('a save, or a schedule, that comes too late is told who was faster; a test mail changes nothing', async () => {
    const { id, revision } = await anIssue()
    await staff('PUT', `${path}/${id}`, {
      body: { ...draft, subject: 'Other' },
      headers: { 'if-match': `"${revision}"` },
    })
    const colleague = await api.signedIn('ROLE_ADMIN')
    expect((await colleague('POST', `${path}/${id}/test`)).status).toBeLessThan(300)
    const seen = { 'if-match': `"${revision}"` }
    const late = [
      await staff('PUT', `${path}/${id}`, { body: draft, headers: seen }),
      await staff('POST', `${path}/${id}/move`, { body: { action: 'schedule' }, headers: seen }),
    ]
    for (const { status, body } of late)
      expect([status, body.message]).toEqual([
        412,
        'You changed this yourself in the meantime, in another window: subject.',
      ])
  })
})

describe('setting its time', () => {
  test('for a time to come, taken back, and for now', async () => {
    const { id } = await anIssue()
    expect(
      (await move(id, 'schedule', { dueAt: nextWeek.toISOString().replace('Z', '+02:00') })).body,
    ).toMatchObject({ state: 'scheduled', dueAt: new Date(nextWeek.getTime() - 2 * 3_600_000).toISOString() })
    expect((await move(id, 'unschedule')).body).toMatchObject({ state: 'draft', dueAt: null })
    const now = await move(id, 'schedule')
    expect(now.body.state).toBe('scheduled')
    expect(Date.parse(now.body.dueAt)).toBeLessThanOrEqual(Date.now())
    expect(await auditOf(id)).toEqual(
      ['created', 'scheduled', 'unscheduled', 'scheduled'].map((what) => `newsletter-issue.${what}`),
    )
  })

  test.each(['2001-01-01T00:00:00Z', 'tomorrow', '2999-13-01T00:00:00Z', '2999-01-01', ''])(
    '%j is no time to come',
    async (dueAt) => {
      const { id } = await anIssue()
      const { status, body } = await move(id, 'schedule', { dueAt })
      expect([status, body.errors[0]]).toEqual([
        400,
        { field: 'dueAt', errorCode: 'invalid', errorMessage: messages.dueInvalid },
      ])
    },
  )

  test('a time more than a year ahead is a slip of the year', async () => {
    const { id } = await anIssue()
    const { status, body } = await move(id, 'schedule', { dueAt: '9999-01-01T00:00:00Z' })
    expect([status, body.errors[0]]).toEqual([
      400,
      { field: 'dueAt', errorCode: 'invalid', errorMessage: messages.dueTooFar },
    ])
  })

  test('an article that was unpublished since stops it, and whoever saves it is told, too', async () => {
    const [articleId = 0] = articleIds
    const { id, revision } = await anIssue({ articleIds })
    await setPublished(api.data.database, articleId, false)
    try {
      expect((await staff('GET', `${path}/${id}`)).body.articles).toMatchObject([
        { id: articleId, isPublished: false },
        { isPublished: true },
      ])
      const refused = {
        status: 400,
        body: { errors: [{ field: 'articleIds', errorMessage: messages.articleNotPublished }] },
      }
      expect(await move(id, 'schedule')).toMatchObject(refused)
      expect(
        await staff('PUT', `${path}/${id}`, {
          body: { ...draft, articleIds },
          headers: { 'if-match': `"${revision}"` },
        }),
      ).toMatchObject(refused)
    } finally {
      await setPublished(api.data.database, articleId, true)
    }
  })

  test('nobody sends what they have not seen: a changed issue is not scheduled by an older revision', async () => {
    const { id, revision } = await anIssue()
    await staff('PUT', `${path}/${id}`, {
      body: { ...draft, subject: 'Another' },
      headers: { 'if-match': `"${revision}"` },
    })
    expect(
      (
        await staff('POST', `${path}/${id}/move`, {
          body: { action: 'schedule' },
          headers: { 'if-match': `"${revision}"` },
        })
      ).status,
    ).toBe(412)
    expect((await staff('POST', `${path}/${id}/move`, { body: { action: 'schedule' } })).status).toBe(428)
    expect((await staff('GET', `${path}/${id}`)).body.state).toBe('draft')
  })

  test('what takes a time back or stops a sending asks for no revision, and an older one does not keep it going', async () => {
    const { id, revision } = await anIssue()
    await move(id, 'schedule', { dueAt: nextWeek.toISOString() })
    expect((await staff('POST', `${path}/${id}/move`, { body: { action: 'unschedule' } })).status).toBe(200)
    await begin(id, [])
    for (const action of ['pause', 'resume', 'cancel'])
      expect(
        (
          await staff('POST', `${path}/${id}/move`, {
            body: { action },
            headers: { 'if-match': `"${revision}"` },
          })
        ).status,
      ).toBe(200)
  })

  test('an issue that was held back says since when, until it has a time anew', async () => {
    const { id } = await anIssue()
    expect((await staff('GET', `${path}/${id}`)).body.heldBackAt).toBeNull()
    await sql`UPDATE newsletter_issues SET held_back_at = '2026-03-04T05:06:07Z' WHERE id = ${id}`.execute(
      api.data.database,
    )
    expect((await staff('GET', `${path}/${id}`)).body).toMatchObject({
      state: 'draft',
      heldBackAt: '2026-03-04T05:06:07.000Z',
    })
    expect((await move(id, 'schedule', { dueAt: nextWeek.toISOString() })).body.heldBackAt).toBeNull()
    expect((await move(id, 'unschedule')).body.heldBackAt).toBeNull()
  })

  test('of two who move it at once one is told that its state no longer allows it', async () => {
    const { id } = await anIssue()
    await move(id, 'schedule', { dueAt: nextWeek.toISOString() })
    const responses = await Promise.all([move(id, 'unschedule'), move(id, 'cancel')])
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await auditOf(id)).toHaveLength(3)
  })
})

describe('while it is sent', () => {
  test('it is changed no more, pauses, goes on, and when it is cancelled whoever waits gets nothing', async () => {
    const { id, revision } = await anIssue()
    await begin(id, ['sent', 'sent', 'claimed', 'waiting', 'unknown'])
    expect(
      await staff('PUT', `${path}/${id}`, { body: draft, headers: { 'if-match': `"${revision}"` } }),
    ).toMatchObject({ status: 409, body: { message: messages.begun } })
    for (const action of ['schedule', 'unschedule', 'resume'])
      expect(await move(id, action)).toMatchObject({ status: 409, body: { message: messages.movedOn } })
    expect((await move(id, 'pause')).body.state).toBe('paused')
    expect((await move(id, 'resume')).body).toMatchObject({
      state: 'sending',
      counts: { waiting: 1, claimed: 1, sent: 2, failed: 0, unknown: 1, skipped: 0 },
    })
    expect((await move(id, 'cancel')).body.state).toBe('cancelled')
    expect(await deliveryStates(api.data.database, id)).toEqual({
      sent: 2,
      claimed: 1,
      skipped: 1,
      unknown: 1,
    })
    for (const action of ['schedule', 'resume', 'cancel']) expect((await move(id, action)).status).toBe(409)
  })

  test('an action that there is not is refused', async () => {
    const { id } = await anIssue()
    for (const action of ['explode', '', null, 7, undefined]) {
      const { status, body } = await staff('POST', `${path}/${id}/move`, { body: { action } })
      expect([status, body.errors[0]]).toMatchObject([
        400,
        { field: 'action', errorMessage: messages.actionUnknown },
      ])
    }
    expect((await staff('POST', `${path}/999999999/move`, { body: { action: 'pause' } })).status).toBe(404)
  })

  test('where the newsletter is switched off nothing is set going, and what stops it works', async () => {
    const closed = await testApi({ settings: { NEWSLETTER: 'false' } })
    try {
      const call = await closed.signedIn('ROLE_ADMIN')
      const { body } = await call('POST', path, { body: draft })
      expect((await call('POST', `${path}/${body.id}/move`, { body: { action: 'schedule' } })).status).toBe(
        503,
      )
      await sql`UPDATE newsletter_issues SET state = 'sending'`.execute(closed.data.database)
      expect((await call('POST', `${path}/${body.id}/move`, { body: { action: 'pause' } })).status).toBe(200)
      expect((await call('POST', `${path}/${body.id}/move`, { body: { action: 'resume' } })).status).toBe(503)
    } finally {
      await closed.close()
    }
  })
})
