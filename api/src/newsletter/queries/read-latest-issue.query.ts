import { issueContentSchema, type PublicIssue } from '@vitrine/contracts/newsletter/schemas'
import type { Executor } from '@vitrine/database/database'

/** What subscribers of the newsletter got last, or null before the first issue. */
export async function readLatestIssue(executor: Executor): Promise<PublicIssue | null> {
  const row = await executor
    .selectFrom('newsletter_issues')
    .select(['content', 'finished_at'])
    .where('category', '=', 'newsletter')
    .where('state', '=', 'sent')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.finished_at) return null
  const { subject, intro, articles } = issueContentSchema.parse(row.content)
  return { subject, intro, articles, sentAt: row.finished_at.toISOString() }
}
