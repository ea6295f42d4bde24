import {
  issueStates,
  type DeliveryCounts,
  type ManagedIssue,
} from '@vitrine/contracts/newsletter/admin-schemas'
import type { Executor } from '@vitrine/database/database'
import { issueRecipients } from '@vitrine/domain/newsletter/issues'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import type { ConsoleList } from '../../console-lists/simple-rest.ts'

export const issueSorts = ['id', 'dateUpdated', 'dueAt', 'subject', 'state'] as const

const columns: Record<(typeof issueSorts)[number], string> = {
  id: 'id',
  dateUpdated: 'updated_at',
  dueAt: 'due_at',
  subject: 'subject',
  state: 'state',
}

interface IssueRow extends Omit<
  ManagedIssue,
  'dueAt' | 'startedAt' | 'finishedAt' | 'heldBackAt' | 'dateUpdated' | 'counts'
> {
  dueAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  heldBackAt: Date | null
  dateUpdated: Date
  counts: Partial<DeliveryCounts>
}

/** Issues for the console, filtered by `state` and `q` in the subject. */
export async function manageIssues(
  executor: Executor,
  list: ConsoleList<(typeof issueSorts)[number]>,
): Promise<{ items: ManagedIssue[]; total: number }> {
  const { q, state } = list.filter
  const text = typeof q === 'string' ? q.trim().replace(/[\\%_]/g, '\\$&') : ''
  const wanted = issueStates.find((known) => known === state) ?? null
  const where = sql`(${text}::text = '' OR issue.subject ILIKE ${`%${text}%`}) AND (${wanted}::text IS NULL OR issue.state = ${wanted}::text)`
  const { rows } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM newsletter_issues issue WHERE ${where}`.execute(executor)
  const order = sql`issue.${sql.ref(columns[list.sort.field])} ${sql.raw(list.sort.direction)} NULLS LAST, issue.id DESC LIMIT ${list.limit} OFFSET ${list.offset}`
  return { items: await selectIssues(executor, where, order), total: rows[0]?.total ?? 0 }
}

/** @throws AppError NOT_FOUND */
export async function readIssue(executor: Executor, id: number): Promise<ManagedIssue> {
  const [issue] = await selectIssues(executor, sql`issue.id = ${id}`, sql`issue.id`)
  if (!issue) throw new AppError('NOT_FOUND')
  return issue
}

async function selectIssues(
  executor: Executor,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<ManagedIssue[]> {
  const { rows } = await sql<IssueRow>`
    SELECT issue.id, issue.category, issue.subject, issue.preheader, issue.intro, issue.article_ids AS "articleIds", issue.state, issue.revision,
      issue.due_at AS "dueAt", issue.started_at AS "startedAt", issue.finished_at AS "finishedAt", issue.held_back_at AS "heldBackAt", issue.updated_at AS "dateUpdated",
      coalesce(picked.articles, '[]') AS articles, coalesce(counted.counts, '{}') AS counts, reach.audience, reach.suppressed
    FROM newsletter_issues issue
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('id', article.id, 'title', article.title, 'url', article.url, 'thumbnail', article.thumbnail, 'isPublished', article.status = 'PUBLISHED') ORDER BY wanted.place) AS articles
      FROM unnest(issue.article_ids) WITH ORDINALITY AS wanted (id, place) JOIN articles article ON article.id = wanted.id
    ) picked ON true
    LEFT JOIN LATERAL (
      SELECT json_object_agg(state, amount) AS counts FROM (SELECT state, count(*) AS amount FROM newsletter_deliveries WHERE issue_id = issue.id GROUP BY state) AS by_state
    ) counted ON true
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE NOT recipient."isSuppressed") AS audience, count(*) FILTER (WHERE recipient."isSuppressed") AS suppressed
      FROM (${issueRecipients(sql`issue.category`)}) recipient
      WHERE issue.state IN ('draft', 'scheduled')
    ) reach
    WHERE ${where} ORDER BY ${order}
  `.execute(executor)
  return rows.map(toManagedIssue)
}

const NONE: DeliveryCounts = { waiting: 0, claimed: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 }

const iso = (time: Date | null) => time?.toISOString() ?? null

function toManagedIssue({
  dueAt,
  startedAt,
  finishedAt,
  heldBackAt,
  dateUpdated,
  counts,
  ...row
}: IssueRow): ManagedIssue {
  return {
    ...row,
    dueAt: iso(dueAt),
    startedAt: iso(startedAt),
    finishedAt: iso(finishedAt),
    heldBackAt: iso(heldBackAt),
    dateUpdated: dateUpdated.toISOString(),
    counts: { ...NONE, ...counts },
  }
}
