import type { ScheduledAction, TextKind } from '@vitrine/contracts/texts/schemas'
import { armFailpoint } from '@vitrine/platform/failpoints'
import { aPublishedPost } from '@vitrine/testing/blog-records'
import { aCategory, anAuthor, aPublishedArticle, setPublished } from '@vitrine/testing/dictionary-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueChanges } from './run-due-changes.ts'

let db: TestDatabase
let clock: MovableClock
let place: { authorId: number; categoryId: number }
let errors: unknown[]

beforeAll(async () => {
  db = await testDatabase()
  place = { authorId: await anAuthor(db.database), categoryId: await aCategory(db.database) }
})
afterAll(() => db.drop())
beforeEach(async () => {
  clock = new MovableClock()
  errors = []
  await db.database.deleteFrom('scheduled_changes').execute()
})
afterEach(() => armFailpoint(undefined))

const run = () => runDueChanges(db.database, clock, (error) => errors.push(error))
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000)

async function anUnpublishedArticle(): Promise<number> {
  const id = await aPublishedArticle(db.database, place)
  await setPublished(db.database, id, false)
  return id
}

async function schedule(kind: TextKind, id: number, action: ScheduledAction): Promise<void> {
  const due = inAnHour()
  await db.database
    .insertInto('scheduled_changes')
    .values({ kind, record_id: id, action, due_at: due, not_before: due, made_at: clock.now() })
    .execute()
}

const statusOf = async (id: number) =>
  (await db.database.selectFrom('articles').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
const schedules = async () =>
  (
    await db.database.selectFrom('scheduled_changes').select(['state', 'failure']).orderBy('id').execute()
  ).map(({ state, failure }) => (failure ? [state, failure] : state))
const eventsOf = async (type: string, id: number) =>
  (
    await sql<{
      id: number
    }>`SELECT id FROM outbox_events WHERE type = ${type} AND coalesce(payload ->> 'articleId', payload ->> 'postId') = ${String(id)}`.execute(
      db.database,
    )
  ).rows.length
const audited = async (action: string, id: number) =>
  await db.database
    .selectFrom('audit_entries')
    .select(['actor', 'details'])
    .where('action', '=', action)
    .where('subject_id', '=', String(id))
    .execute()

test('what is due is published, and nothing before its time; with its event, its version and its entry in the audit log', async () => {
  const id = await anUnpublishedArticle()
  await schedule('dictionary-article', id, 'publish')
  expect(await run()).toBe(0)
  expect(await statusOf(id)).toBe('UNPUBLISHED')
  const before = await eventsOf('dictionary-article.published.v1', id)
  clock.advance({ hours: 1 })
  expect(await run()).toBe(1)
  expect(await statusOf(id)).toBe('PUBLISHED')
  expect(await eventsOf('dictionary-article.published.v1', id)).toBe(before + 1)
  expect(await audited('dictionary-article.published', id)).toEqual([
    { actor: 'schedule', details: expect.objectContaining({ version: 1, dueAt: expect.any(String) }) },
  ])
  expect(
    await db.database
      .selectFrom('kept_versions')
      .select('kind')
      .where('article_id', '=', id)
      .orderBy('id')
      .execute(),
  ).toEqual([{ kind: 'found' }, { kind: 'published' }])
  expect(await run()).toBe(0)
  expect(await schedules()).toEqual(['done'])
})

test('many workers do it once', async () => {
  const id = await anUnpublishedArticle()
  await schedule('dictionary-article', id, 'publish')
  clock.advance({ hours: 1 })
  const before = await eventsOf('dictionary-article.published.v1', id)
  await Promise.all(Array.from({ length: 6 }, run))
  expect(await eventsOf('dictionary-article.published.v1', id)).toBe(before + 1)
  expect(await schedules()).toEqual(['done'])
  expect(errors).toEqual([])
})

test.each(['scheduled-change-before-commit', 'scheduled-change-after-commit'])(
  'a process that dies at %s leaves it whole: done once by whoever comes next',
  async (failpoint) => {
    const id = await anUnpublishedArticle()
    await schedule('dictionary-article', id, 'publish')
    clock.advance({ hours: 1 })
    const before = await eventsOf('dictionary-article.published.v1', id)
    armFailpoint(failpoint, () => {
      throw new Error('killed')
    })
    await run()
    const isDone = failpoint.endsWith('after-commit')
    expect(await statusOf(id)).toBe(isDone ? 'PUBLISHED' : 'UNPUBLISHED')
    armFailpoint(undefined)
    clock.advance({ minutes: 2 })
    await run()
    expect(await statusOf(id)).toBe('PUBLISHED')
    expect(await eventsOf('dictionary-article.published.v1', id)).toBe(before + 1)
    expect(await schedules()).toEqual(['done'])
  },
)

test('what is refused is noted with its reason, audited, and holds nothing else up', async () => {
  const id = await anUnpublishedArticle()
  await sql`UPDATE articles SET is_default_template = true WHERE id = ${id}`.execute(db.database)
  const other = await anUnpublishedArticle()
  await schedule('dictionary-article', id, 'publish')
  await schedule('dictionary-article', other, 'publish')
  clock.advance({ hours: 1 })
  await run()
  expect(await schedules()).toEqual([
    ['failed', 'The default template is not an article and cannot be published.'],
    'done',
  ])
  expect(await audited('dictionary-article.publish-failed', id)).toHaveLength(1)
  expect(await run()).toBe(0)
  await sql`UPDATE articles SET is_default_template = false WHERE id = ${id}`.execute(db.database)
})

test('posts of the Blog are taken off the site when it is time', async () => {
  const { id } = await aPublishedPost(db.database, { title: 'Old screws', ...place })
  await schedule('blog-article', id, 'unpublish')
  clock.advance({ hours: 1 })
  await run()
  expect(
    await db.database.selectFrom('blog_articles').select('status').where('id', '=', id).executeTakeFirst(),
  ).toEqual({ status: 'UNPUBLISHED' })
  expect(await eventsOf('blog-article.unpublished.v1', id)).toBe(1)
})

test('of a text that is gone by then it says so', async () => {
  await schedule('dictionary-article', 999_999, 'publish')
  clock.advance({ hours: 1 })
  await run()
  expect(await schedules()).toEqual([['failed', 'We could not find what you asked for.']])
})
