import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { issueContentSchema } from '@vitrine/contracts/newsletter/schemas'
import type { Database } from '@vitrine/database/database'
import type { OutgoingMail } from '@vitrine/platform/mail/mail-transport'
import { listHeaders, type MailContext, unsubscribeLink } from '../mail/mail-template.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'

/** Stands in an email that was written once, where each recipient's own link goes. */
const LINK_PLACE = 'https://unsubscribe.invalid/'

interface WrittenIssue {
  subject: string
  html: string
  text: string
}

/** The emails of issues as they leave: written once an issue, and addressed to each recipient. */
export class IssueEmails {
  private readonly written = new Map<number, Promise<WrittenIssue>>()
  private readonly database: Database
  private readonly site: Pick<MailContext, 'publicUrl' | 'supportEmail'>

  constructor(database: Database, site: Pick<MailContext, 'publicUrl' | 'supportEmail'>) {
    this.database = database
    this.site = site
  }

  async addressedTo({
    id,
    issueId,
    email,
    category,
    unsubscribeKey,
  }: ClaimedDelivery): Promise<OutgoingMail> {
    const { subject, html, text } = await this.letterOf(issueId, category)
    const subscription = { category, key: unsubscribeKey }
    const link = unsubscribeLink(this.site, subscription)
    return {
      // The same however often this is tried: whoever got it twice would see it once.
      key: `newsletter-${issueId}-${id}`,
      to: email,
      subject,
      html: html.replaceAll(LINK_PLACE, link.replaceAll('&', '&amp;')),
      text: text.replaceAll(LINK_PLACE, link),
      headers: listHeaders(this.site, subscription),
    }
  }

  private async letterOf(issueId: number, category: EmailCategory): Promise<WrittenIssue> {
    const known = this.written.get(issueId)
    if (known) return await known
    // A few issues at a time are under way; what was written for an older one goes.
    if (this.written.size > 3) this.written.clear()
    const written = this.write(issueId, category)
    this.written.set(issueId, written)
    written.catch(() => this.written.delete(issueId))
    return await written
  }

  private async write(issueId: number, category: EmailCategory): Promise<WrittenIssue> {
    const row = await this.database
      .selectFrom('newsletter_issues')
      .select('content')
      .where('id', '=', issueId)
      .executeTakeFirstOrThrow()
    const content = issueContentSchema.parse(row.content)
    // With the first email: a worker that sends none starts without what draws them.
    const { renderIssueEmail } = await import('@vitrine/mail-design/render-issue-email')
    return {
      subject: content.subject,
      ...(await renderIssueEmail({
        content,
        category,
        publicUrl: this.site.publicUrl,
        unsubscribeUrl: LINK_PLACE,
      })),
    }
  }
}
