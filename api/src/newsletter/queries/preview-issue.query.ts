import { issueContentSchema } from '@vitrine/contracts/newsletter/schemas'
import type { Executor } from '@vitrine/database/database'
import { issueArticles } from '@vitrine/domain/newsletter/issues'
import { AppError } from '@vitrine/platform/app-error'

/**
 * The issue as it is mailed: what was fixed when sending began, else what it says now.
 *
 * @throws AppError NOT_FOUND
 */
export async function previewIssue(
  executor: Executor,
  id: number,
  publicUrl: string,
): Promise<{ html: string; text: string }> {
  const issue = await executor
    .selectFrom('newsletter_issues')
    .select(['category', 'subject', 'preheader', 'intro', 'article_ids', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!issue) throw new AppError('NOT_FOUND')
  const { category, subject, preheader, intro } = issue
  const content =
    issue.content === null
      ? { subject, preheader, intro, articles: await issueArticles(executor, issue.article_ids) }
      : issueContentSchema.parse(issue.content)
  // With the first preview: what draws mails is a large part to load, and most processes never show one.
  const { renderIssueEmail } = await import('@vitrine/mail-design/render-issue-email')
  return await renderIssueEmail({
    content,
    category,
    publicUrl,
    unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe`,
  })
}

/** The rules of a dark scheme hold by the browser's own choice; a preview chooses for itself. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replaceAll(
    '@media (prefers-color-scheme: dark)',
    scheme === 'dark' ? '@media all' : '@media not all',
  )
}
