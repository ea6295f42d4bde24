import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { issueContentSchema } from '@vitrine/contracts/newsletter/schemas'
import type { Database } from '@vitrine/database/database'
import type { OutgoingMail } from '@vitrine/platform/mail/mail-transport'
import type { MailContext } from '../mail/mail-template.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { listHeaders, unsubscribeLink } from '../mail/list-headers.ts'

/** Stands in a letter that was written once, where each recipient's own link goes. */
const LINK_PLACE = 'https://unsubscribe.invalid/'

interface WrittenLetter {
  subject: string
  html: string
  text: string
}

/** Letters as they leave: written once an issue, and addressed to each recipient. */
export class Letters {
  private readonly written = new Map<number, Promise<WrittenLetter>>()
  private readonly database: Database
  private readonly site: Pick<MailContext, 'publicUrl' | 'supportEmail'>

  constructor(database: Database, site: Pick<MailContext, 'publicUrl' | 'supportEmail'>) {
    this.database = database
    this.site = site
  }

  async addressedTo({ id, issueId, email, category, unsubscribeKey }: ClaimedDelivery): Promise<OutgoingMail> {
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

  private async letterOf(issueId: number, category: EmailCategory): Promise<WrittenLetter> {
    const known = this.written.get(issueId)
    if (known) return await known
    // A few issues at a time are under way; what was written for an older one goes.
    if (this.written.size > 3) this.written.clear()
    const letter = this.write(issueId, category)
    this.written.set(issueId, letter)
    letter.catch(() => this.written.delete(issueId))
    return await letter
  }

  private async write(issueId: number, category: EmailCategory): Promise<WrittenLetter> {
    const row = await this.database.selectFrom('newsletter_issues').select('content').where('id', '=', issueId).executeTakeFirstOrThrow()
    const content = issueContentSchema.parse(row.content)
    // With the first letter: a worker that sends none starts without what draws them.
    const { renderLetter } = await import('@vitrine/mail-design/render-letter')
    return { subject: content.subject, ...(await renderLetter({ content, category, publicUrl: this.site.publicUrl, unsubscribeUrl: LINK_PLACE })) }
  }
}
