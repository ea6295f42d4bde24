import type { PublicIssue } from '@vitrine/contracts/newsletter/schemas'
import { formatDay } from '../../../shared/format/dates.ts'
import { IssueArticles } from './IssueArticles.tsx'

/** What subscribers got last, to be read before subscribing. */
export function LatestIssue({ issue: { subject, sentAt, intro, articles } }: { issue: PublicIssue }) {
  return (
    <article
      aria-labelledby="latest-subject"
      className="border border-hairline bg-raised px-5 py-8 tablet:px-12 tablet:py-12"
    >
      <h3 id="latest-subject" className="text-2xl font-medium tablet:text-3xl">
        {subject}
      </h3>
      <p className="mt-2 text-sm text-muted">
        Sent <time dateTime={sentAt}>{formatDay(sentAt)}</time>
      </p>
      <div className="prose mt-6">
        {intro.split(/\n\s*\n/).map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      {articles.length > 0 && (
        <div className="mt-10 border-t border-hairline pt-8">
          <IssueArticles articles={articles.map(({ url, ...article }) => ({ ...article, pageURI: url }))} />
        </div>
      )}
    </article>
  )
}
