import { createLogger } from '@vitrine/platform/logging'
import { smtpTransport } from '@vitrine/platform/mail/smtp-transport'
import { aCategory, anAuthor, aPublishedArticle, setPublished } from '@vitrine/testing/dictionary-records'
import { anIssue, deliveryStates, issueState, manySubscribers } from '@vitrine/testing/newsletter-records'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { startSmtpSink, type SmtpSink, type SmtpSinkOptions } from '@vitrine/testing/smtp-sink'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { until } from '@vitrine/testing/until'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MailClaimer } from '../mail/mail-claimer.ts'
import { releaseAbandonedClaims } from './abandoned-claims.ts'
import { beginDueIssues } from './begin-due-issues.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { NewsletterRunner, skipCancelled } from './newsletter.runner.ts'

const site = { publicUrl: 'https://vitrine.example', supportEmail: 'support@vitrine.example' }

let db: TestDatabase
let clock: MovableClock
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  db = await testDatabase()
  clock = new MovableClock()
})

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await db.drop()
})

async function sink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const started = await startSmtpSink(options)
  closing.push(() => started.stop())
  return started
}

function start(url: string, perMinute = 0): NewsletterRunner {
  const transport = smtpTransport({ url, from: 'Vitrine <post@vitrine.example>', connections: 4 })
  const claimer = new MailClaimer(db)
  const runner = new NewsletterRunner(
    db.database,
    transport,
    claimer,
    site,
    { isOpen: true, perMinute },
    createLogger({ level: 'silent', name: 'test' }),
    clock,
  )
  runner.start()
  closing.push(async () => {
    await runner.stop()
    await transport.close()
    await claimer.onModuleDestroy()
  })
  return runner
}

const sent = (issueId: number) =>
  until(
    async () => (await issueState(db.database, issueId)) === 'sent',
    undefined,
    'the issue that is sent',
    () => deliveryStates(db.database, issueId),
  )

/** Deliveries in hand, or not yet tried: their state still changes. */
const untried = async () =>
  await db.database
    .selectFrom('newsletter_deliveries')
    .select('id')
    .where(({ eb, or }) => or([eb('state', '=', 'claimed'), eb('attempts', '=', 0)]))
    .execute()

test('D1-135: reaches each subscriber of the category once, with the articles and one-click unsubscribe; the others it leaves alone', async () => {
  await manySubscribers(db.database, 60)
  await manySubscribers(db.database, 3, { prefix: 'event', category: 'events' })
  await sql`UPDATE newsletter_subscriptions SET state = 'UNSUBSCRIBED' WHERE subscriber_id = (SELECT id FROM newsletter_subscribers WHERE email LIKE 'reader7@%')`.execute(
    db.database,
  )
  await sql`INSERT INTO newsletter_suppressions (email, email_normalized, reason) SELECT email, email_normalized, 'bounce' FROM newsletter_subscribers WHERE email LIKE 'reader8@%'`.execute(
    db.database,
  )
  const articleId = await aPublishedArticle(db.database, {
    authorId: await anAuthor(db.database),
    categoryId: await aCategory(db.database),
    title: 'Foot ring & kiln',
  })
  const issueId = await anIssue(db.database, { articleIds: [articleId, 999_999] })
  const { messages, url } = await sink()
  start(url)
  await sent(issueId)

  expect(await deliveryStates(db.database, issueId)).toEqual({ sent: 58 })
  const recipients = messages.flatMap(({ to }) => to)
  expect(new Set(recipients).size).toBe(58)
  expect(recipients).toHaveLength(58)
  expect(recipients.some((address) => /^(event|reader[78]@)/.test(address))).toBe(false)
  const { source = '' } = messages.find(({ to }) => to[0]?.startsWith('reader1@')) ?? {}
  const { id, key } = await db.database
    .selectFrom('newsletter_deliveries as delivery')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'delivery.subscriber_id')
    .select(['delivery.id', 'subscriber.unsubscribe_key as key'])
    .where('delivery.email', 'like', 'reader1@%')
    .executeTakeFirstOrThrow()
  const unfolded = source.replace(/\r\n[ \t]+/g, ' ')
  expect(unfolded).toContain(`Message-ID: <newsletter-${issueId}-${id}@vitrine.example>`)
  expect(unfolded).toMatch(
    new RegExp(
      `^List-Unsubscribe: ?<https://vitrine\\.example/newsletter/unsubscribe\\?key=${key}&category=newsletter>, ?<mailto:support@vitrine\\.example\\?subject=[^>]+>\\r$`,
      'm',
    ),
  )
  expect(unfolded).toMatch(/^List-Id: Vitrine Newsletter <newsletter\.vitrine\.example>\r$/im)
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(source).toMatch(/^Content-Type: text\/plain/m)
  expect(source).toMatch(/^Content-Type: text\/html/m)
  expect(source).not.toContain('unsubscribe.invalid')
  const { rows } = await sql<{
    type: string
  }>`SELECT type FROM outbox_events WHERE type LIKE 'newsletter-%'`.execute(db.database)
  expect(rows).toEqual([{ type: 'newsletter-issue.sent.v1' }])
})

test('what the server refuses has failed, what it puts off waits, and what broke off after it was handed over is unknown', async () => {
  await manySubscribers(db.database, 20)
  const codes: Record<string, number> = { reader3: 550, reader4: 451 }
  const { url } = await sink({
    refuse: (address) => codes[address.split('@', 1)[0] ?? ''] ?? null,
    hangUp: (address) => address.startsWith('reader5@'),
  })
  const issueId = await anIssue(db.database)
  start(url)
  await until(
    async () => (await issueState(db.database, issueId)) === 'sending' && (await untried()).length === 0,
    undefined,
    'the first attempt at each',
    untried,
  )
  expect(await deliveryStates(db.database, issueId)).toEqual({ sent: 17, failed: 1, waiting: 1, unknown: 1 })
  const { attempts, answer, delay } = await db.database
    .selectFrom('newsletter_deliveries')
    .select(['attempts', 'answer', sql<number>`extract(epoch FROM not_before - now())::int`.as('delay')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  expect([attempts, answer.includes('451'), delay > 50]).toEqual([1, true, true])
  expect(await issueState(db.database, issueId)).toBe('sending')
  // Put off only for now: it is tried again when its time has come.
  clock.advance({ minutes: 2 })
  await until(
    async () =>
      (
        await db.database
          .selectFrom('newsletter_deliveries')
          .select('attempts')
          .where('state', '=', 'waiting')
          .executeTakeFirst()
      )?.attempts === 2,
  )
})

test('while the mail server is away mails wait; when it is back each goes out once', async () => {
  await manySubscribers(db.database, 80)
  const gone = await startSmtpSink()
  const { url, port } = gone
  await gone.stop()
  const issueId = await anIssue(db.database)
  start(url)
  await until(
    async () =>
      (await issueState(db.database, issueId)) === 'sending' &&
      (await deliveryStates(db.database, issueId))['waiting'] === 80,
  )
  const { messages } = await sink({ port })
  await sent(issueId)
  expect(await deliveryStates(db.database, issueId)).toEqual({ sent: 80 })
  expect(messages.flatMap(({ to }) => to).toSorted()).toEqual(
    [...new Set(messages.flatMap(({ to }) => to))].toSorted(),
  )
  const { rows } = await sql`SELECT 1 FROM newsletter_deliveries WHERE attempts <> 1`.execute(db.database)
  expect(rows).toEqual([])
})

test('whoever unsubscribes while it is under way, before their turn, is skipped; a paused issue claims nobody', async () => {
  await manySubscribers(db.database, 10)
  const issueId = await anIssue(db.database)
  await beginDueIssues(db.database, clock.now())
  const claim = () => claimDeliveries(db.database, { claimedBy: 1, limit: 4, perMinute: 0, now: clock.now() })
  expect(await claim()).toHaveLength(4)
  await sql`UPDATE newsletter_subscriptions SET state = 'UNSUBSCRIBED' WHERE subscriber_id > 7`.execute(
    db.database,
  )
  await sql`UPDATE newsletter_issues SET state = 'paused'`.execute(db.database)
  expect(await claim()).toEqual([])
  await sql`UPDATE newsletter_issues SET state = 'sending'`.execute(db.database)
  expect(await claim()).toHaveLength(3)
  expect(await deliveryStates(db.database, issueId)).toEqual({ claimed: 7, skipped: 1, waiting: 2 })
})

test('what was put off just as its issue was cancelled waits no longer', async () => {
  await manySubscribers(db.database, 2)
  const [cancelled, other] = [await anIssue(db.database), await anIssue(db.database)]
  await beginDueIssues(db.database, clock.now())
  await sql`UPDATE newsletter_issues SET state = 'cancelled' WHERE id = ${cancelled}`.execute(db.database)
  await skipCancelled(db.database)
  expect([await deliveryStates(db.database, cancelled), await deliveryStates(db.database, other)]).toEqual([
    { skipped: 2 },
    { waiting: 2 },
  ])
})

test('an article unpublished after the issue was scheduled is left out; with none left the issue is a draft again', async () => {
  await manySubscribers(db.database, 2)
  const article = { authorId: await anAuthor(db.database), categoryId: await aCategory(db.database) }
  const [kept, withdrawn] = [
    await aPublishedArticle(db.database, { ...article, title: 'Kept' }),
    await aPublishedArticle(db.database, { ...article, title: 'Withdrawn' }),
  ]
  const [both, none] = [
    await anIssue(db.database, { articleIds: [withdrawn, kept] }),
    await anIssue(db.database, { articleIds: [withdrawn] }),
  ]
  await setPublished(db.database, withdrawn, false)
  await beginDueIssues(db.database, clock.now())
  const { content } = await db.database
    .selectFrom('newsletter_issues')
    .select('content')
    .where('id', '=', both)
    .executeTakeFirstOrThrow()
  expect(content).toMatchObject({ articles: [{ title: 'Kept' }] })
  const heldBack = await db.database
    .selectFrom('newsletter_issues')
    .select('id')
    .where('held_back_at', 'is not', null)
    .execute()
  expect(heldBack).toEqual([{ id: none }])
  expect([await issueState(db.database, none), await deliveryStates(db.database, none)]).toEqual([
    'draft',
    {},
  ])
  expect(await db.database.selectFrom('audit_entries').select(['action', 'subject_id']).execute()).toEqual([
    { action: 'newsletter-issue.held-back', subject_id: String(none) },
  ])
})

test('many workers claim at once, and nobody is claimed twice', async () => {
  await manySubscribers(db.database, 200)
  await anIssue(db.database)
  await beginDueIssues(db.database, clock.now())
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, worker) =>
      claimDeliveries(db.database, { claimedBy: worker + 1, limit: 10, perMinute: 0, now: clock.now() }),
    ),
  )
  const ids = claims.flat().map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([200, 200])
})

test('the pace holds for all workers together', async () => {
  await manySubscribers(db.database, 200)
  await anIssue(db.database)
  await beginDueIssues(db.database, clock.now())
  const claims = await Promise.all(
    Array.from({ length: 8 }, () =>
      claimDeliveries(db.database, { claimedBy: 1, limit: 10, perMinute: 60, now: clock.now() }),
    ),
  )
  expect(claims.flat()).toHaveLength(10)
  const claim = () =>
    claimDeliveries(db.database, { claimedBy: 1, limit: 10, perMinute: 60, now: clock.now() })
  expect(await claim()).toEqual([])
  clock.advance({ seconds: 10 })
  expect(await claim()).toHaveLength(10)
})

test('what a dead worker had in hand is unknown; what a living one has is left to it', async () => {
  await manySubscribers(db.database, 10)
  const issueId = await anIssue(db.database)
  await beginDueIssues(db.database, clock.now())
  const [dead, living] = [new MailClaimer(db), new MailClaimer(db)]
  for (const claimer of [dead, living])
    await claimDeliveries(db.database, {
      claimedBy: await claimer.number(),
      limit: 4,
      perMinute: 0,
      now: clock.now(),
    })
  expect(await releaseAbandonedClaims(db.database, living)).toBe(0)
  await dead.onModuleDestroy()
  await until(async () => (await releaseAbandonedClaims(db.database, living)) === 4)
  expect(await deliveryStates(db.database, issueId)).toEqual({ unknown: 4, claimed: 4, waiting: 2 })
  await living.onModuleDestroy()
})
