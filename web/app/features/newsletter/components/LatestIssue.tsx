import type { PublicIssue } from '@vitrine/contracts/newsletter/schemas'
import { Link } from 'react-router'
import { ArticleTile } from '../../dictionary/components/ArticleTile.tsx'
import { pageDate } from '../../dictionary/dates.ts'

/** What subscribers got last, to be read before subscribing. */
export function LatestIssue({ issue }: { issue: PublicIssue | null }) {
  if (!issue) {
    return (
      <p className="max-w-xl text-lg text-muted">
        The first letter is being written. Until then, everything it will talk about is{' '}
        <Link to="/dictionary" className="text-link">
          in the dictionary
        </Link>
        .
      </p>
    )
  }
  return (
    <article aria-labelledby="latest-subject">
      <h3 id="latest-subject" className="text-2xl font-medium tablet:text-3xl">
        {issue.subject}
      </h3>
      <p className="mt-2 text-sm text-muted">
        Sent <time dateTime={issue.sentAt}>{pageDate(issue.sentAt)}</time>
      </p>
      <div className="prose mt-6">
        {issue.intro.split(/\n\s*\n/).map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      <ul className="mt-10 grid grid-cols-1 gap-x-8 gap-y-9 phone:grid-cols-2 desktop:grid-cols-4">
        {issue.articles.map(({ url, title, thumbnail, description }) => (
          <li key={url}>
            <ArticleTile article={{ title, thumbnail, description, pageURI: url }} />
          </li>
        ))}
      </ul>
    </article>
  )
}
