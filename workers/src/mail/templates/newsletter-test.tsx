import { issueArticles } from '@vitrine/domain/newsletter/issue-articles'
import { renderIssueEmail } from '@vitrine/mail-design/render-issue-email'
import { listIdHeader } from '../list-headers.ts'
import type { PrepareMail } from '../mail-template.ts'

/** The issue as its readers will get it; the link to unsubscribe leads to a page that changes nothing. */
export const newsletterTest: PrepareMail<'newsletter-test'> = async (
  transaction,
  { issueId },
  { publicUrl },
) => {
  const issue = await transaction
    .selectFrom('newsletter_issues')
    .select(['category', 'subject', 'preheader', 'intro', 'article_ids'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) return null
  const { category, subject, preheader, intro } = issue
  const content = { subject, preheader, intro, articles: await issueArticles(transaction, issue.article_ids) }
  return {
    subject: `[Test] ${subject}`,
    preview: preheader,
    reason: '',
    body: <></>,
    headers: listIdHeader({ publicUrl }, category),
    whole: await renderIssueEmail({
      content,
      category,
      publicUrl,
      unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe`,
    }),
  }
}
