import { useQuery } from '@tanstack/react-query'
import type { Chapter } from '@vitrine/contracts/library/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { bookDetails } from '../queries.ts'

/** Description and table of contents: only for whoever may see them; the page itself never holds them. */
export function BookDetails({ id }: { id: number }) {
  const details = useQuery(bookDetails(browserCall, id))
  if (details.error) return <ListFailure text={failureOf(details.error).text} />
  if (!details.data) return <div className="skeleton h-60" role="status" aria-label="Loading the details" />
  const { description, contents } = details.data
  return (
    <div>
      <h2 className="text-2xl font-medium">About this book</h2>
      <p className="mt-3 max-w-prose whitespace-pre-line">{description || 'There is no description yet.'}</p>
      {contents.length > 0 && <Contents chapters={contents} />}
    </div>
  )
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <section aria-labelledby="contents" className="mt-10">
      <h2 id="contents" className="text-2xl font-medium">
        Table of contents
      </h2>
      <ol className="mt-3 max-w-prose border-t border-hairline">
        {chapters.map(({ title, page }, at) => (
          <li key={at} className="flex justify-between gap-6 border-b border-hairline py-2">
            <span>{title}</span>
            {page && (
              <span className="shrink-0 text-muted tabular-nums">
                <span className="sr-only">page </span>
                {page}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
