import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aCollection } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderMail } from '../render-mail.tsx'
import { prepareMail } from '../templates.ts'

let db: TestDatabase
let userId: number

beforeAll(async () => {
  db = await testDatabase()
  const {
    rows: [user],
  } = await sql<{
    id: number
  }>`INSERT INTO users (email, email_normalized, display_name, password_hash) VALUES ('owner@vitrine.example', 'owner@vitrine.example', 'Owner', '-') RETURNING id`.execute(
    db.database,
  )
  userId = Number(user?.id)
})
afterAll(() => db.drop())

const context = {
  publicUrl: 'https://vitrine.example',
  supportEmail: 'support@vitrine.example',
  recipient: 'owner@vitrine.example',
  now: new Date(),
}
const prepare = (template: string, data: object) =>
  db.database.transaction().execute((transaction) => prepareMail(transaction, template, data, context))

async function aReport(collectionId: number): Promise<number> {
  const row = {
    collection_id: collectionId,
    reason: 'illegal' as const,
    comment: 'That <b>clock</b> is mine.',
    email: 'reporter@post.example',
    was_emailed: true,
    created_at: new Date(),
  }
  return (
    await db.database.insertInto('collection_reports').values(row).returning('id').executeTakeFirstOrThrow()
  ).id
}

test('support is told what was reported and where to look, nothing of it as markup, and not of what is settled', async () => {
  const id = await aReport(await aCollection(db.database, userId, { title: 'Clocks', status: 'public' }))
  const written = await prepare('collection-report', { reportId: id })
  if (!written) throw new Error('nothing was written')
  expect(written.subject).toBe(`A collection was reported: Stolen, forged or illegal (Vitrine, no. ${id})`)
  const { html, text } = await renderMail(written, context)
  expect(html).toContain('That &lt;b&gt;clock&lt;/b&gt; is mine.')
  for (const words of ['reporter@post.example', `${context.publicUrl}/app/oms/collection-reports/${id}/show`])
    expect(text).toContain(words)
  await sql`UPDATE collection_reports SET state = 'settled', outcome = 'dismissed' WHERE id = ${id}`.execute(
    db.database,
  )
  expect(await prepare('collection-report', { reportId: id })).toBeNull()
})

test('the owner is told which collection was taken down and why, never by whom it was reported, and not once it was lifted', async () => {
  const collectionId = await aCollection(db.database, userId, { title: 'More clocks', status: 'public' })
  const reportId = await aReport(collectionId)
  await sql`UPDATE collections SET taken_down_at = now() WHERE id = ${collectionId}`.execute(db.database)
  await sql`UPDATE collection_reports SET state = 'settled', outcome = 'taken-down', take_down_reason = 'It shows a stolen clock.' WHERE id = ${reportId}`.execute(
    db.database,
  )
  const written = await prepare('collection-taken-down', { userId, reportId })
  if (!written) throw new Error('nothing was written')
  const { html, text } = await renderMail(written, context)
  for (const words of [
    'More clocks',
    'It shows a stolen clock.',
    'support@vitrine.example',
    `${context.publicUrl}/app/vault/collections/${collectionId}`,
  ])
    expect(text).toContain(words)
  for (const words of ['reporter@post.example', 'is mine'])
    expect([html.includes(words), text.includes(words)]).toEqual([false, false])
  await sql`UPDATE collections SET taken_down_at = NULL WHERE id = ${collectionId}`.execute(db.database)
  expect(await prepare('collection-taken-down', { userId, reportId })).toBeNull()
})
