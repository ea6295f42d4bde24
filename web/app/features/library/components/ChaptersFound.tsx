import type { MatchingChapters } from '@vitrine/contracts/library/schemas'
import { Marked } from '../../../shared/ui/Marked.tsx'

/** What a result says of its table of contents: that it matched, and to whoever may see it which chapter, with its page. */
export function ChaptersFound({ found }: { found: MatchingChapters['items'][number] | undefined }) {
  if (!found) return <p className="mt-2 text-sm">Found in its table of contents</p>
  return (
    <div className="mt-2 text-sm">
      <p>In its table of contents:</p>
      <ul>
        {found.chapters.map(({ title, page, ranges }, place) => (
          <li key={place} className="mt-0.5 border-l-2 border-hairline pl-3">
            <Marked text={title} ranges={ranges} />
            {page && <span className="text-muted">, p. {page}</span>}
          </li>
        ))}
      </ul>
      {found.more > 0 && <p className="mt-0.5 text-muted">and {found.more} more</p>}
    </div>
  )
}
