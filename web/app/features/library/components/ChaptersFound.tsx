import type { MatchingChapters } from '@vitrine/contracts/library/schemas'
import { Marked } from '../../../shared/ui/Marked.tsx'

/** The chapters that a search was found in, each with its page. */
export function ChaptersFound({ chapters, more }: MatchingChapters['items'][number]) {
  return (
    <div className="mt-2 text-sm">
      <p>In its table of contents:</p>
      <ul>
        {chapters.map(({ title, page, ranges }, place) => (
          <li key={place} className="mt-0.5 border-l-2 border-hairline pl-3">
            <Marked text={title} ranges={ranges} />
            {page && <span className="text-muted">, p. {page}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-0.5 text-muted">and {more} more</p>}
    </div>
  )
}
