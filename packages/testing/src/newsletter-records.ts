import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type { Database } from '@vitrine/database/database'
import { insertIssue, scheduleIssue } from '@vitrine/domain/newsletter/issues'
import { sql } from 'kysely'

/** Confirmed subscribers `<prefix>1@…` to `<prefix>N@…`, made in one statement. */
export async function manySubscribers(
  database: Database,
  count: number,
  { prefix = 'reader', category = 'newsletter' }: { prefix?: string; category?: EmailCategory } = {},
): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO newsletter_subscribers (email, email_normalized, first_name, last_name, source, unsubscribe_key)
      SELECT address, address, 'Anna', 'Lopez', 'landing-page', md5(address || random()::text)
      FROM (SELECT ${prefix} || number || '@readers.vitrine.example' AS address FROM generate_series(1, ${count}::int) AS number) AS addresses
      RETURNING id
    )
    INSERT INTO newsletter_subscriptions (subscriber_id, category, state) SELECT id, ${category}, 'SUBSCRIBED' FROM made
  `.execute(database)
}

export interface NewIssue {
  category?: EmailCategory
  subject?: string
  intro?: string
  articleIds?: readonly number[]
  /** False leaves a draft. */
  isDue?: boolean
}

/** An issue whose sending begins at once. */
export async function anIssue(
  database: Database,
  {
    category = 'newsletter',
    subject = 'Foot rings, and what they tell',
    intro = 'Turn it over.\n\nThen look again.',
    articleIds = [],
    isDue = true,
  }: NewIssue = {},
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const id = await insertIssue(transaction, {
      category,
      subject,
      preheader: '',
      intro,
      articleIds: [...articleIds],
    })
    if (isDue) await scheduleIssue(transaction, id, new Date())
    return id
  })
}

/** How many of an issue's recipients are in which state. */
export async function deliveryStates(database: Database, issueId: number): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('newsletter_deliveries')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('issue_id', '=', issueId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

export async function issueState(database: Database, issueId: number): Promise<string> {
  return (
    await database
      .selectFrom('newsletter_issues')
      .select('state')
      .where('id', '=', issueId)
      .executeTakeFirstOrThrow()
  ).state
}
