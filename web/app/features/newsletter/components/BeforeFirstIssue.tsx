import { Link } from 'react-router'
import { IssueArticles } from './IssueArticles.tsx'

/** No issue has been sent yet: the entries that came last, of which the first one may tell. */
export function BeforeFirstIssue({ newest }: { newest: Parameters<typeof IssueArticles>[0]['articles'] }) {
  return (
    <>
      <p className="max-w-xl text-lg text-muted">
        The first issue is not out yet. Until then, you can find everything{' '}
        <Link to="/dictionary" className="text-link">
          in the dictionary
        </Link>
        {newest.length > 0 ? '. These entries are new.' : '.'}
      </p>
      {newest.length > 0 && (
        <div className="mt-9">
          <IssueArticles articles={newest} />
        </div>
      )}
    </>
  )
}
