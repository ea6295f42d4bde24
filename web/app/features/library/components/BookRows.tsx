import type { BookCard, BookHit, MatchingChapters } from '@vitrine/contracts/library/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'

/** For members of the library: nobody else loads it. */
const ChaptersFound = lazy(async () => ({ default: (await import('./ChaptersFound.tsx')).ChaptersFound }))

type ShownBook = BookCard & Partial<Pick<BookHit, 'isInContents'>>

interface BookRowsProps {
  label: string
  items: readonly ShownBook[]
  /** Where a search was found in tables of contents, for whoever may see it. */
  chapters?: MatchingChapters['items'] | undefined
  columns?: 1 | 2
}

/** Books as a catalog lists them: the year, the title, who wrote it. */
export function BookRows({ label, items, chapters, columns = 1 }: BookRowsProps) {
  return (
    <ul aria-label={label} className={`rows grid gap-x-14 ${columns === 2 ? 'desktop:grid-cols-2' : ''}`}>
      {items.map(({ id, title, pageURI, authors, year, category, language, isInContents }) => (
        <li key={id} className="relative flex gap-5 border-b border-hairline py-4 tablet:gap-7">
          <p className="w-12 shrink-0 pt-0.5 font-serif text-lg text-brass tabular-nums">{year}</p>
          <div className="absolute top-11 left-0 h-11 w-11">
            <ItemHeart itemType="library" id={id} title={title} />
          </div>
          <div className="min-w-0">
            <h3 className="text-lg leading-snug font-medium">
              <Link to={pageURI} prefetch="intent" className="quiet-link hover:text-brass">
                {title}
              </Link>
            </h3>
            <p className="mt-1">{joinNames(authors)}</p>
            <p className="mt-0.5 text-sm text-muted">{[category, language].filter(Boolean).join(' · ')}</p>
            {isInContents && <WhereFound found={chapters?.find((one) => one.id === id)} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** To everybody that the table of contents matched; to whoever may see it, which chapter and its page. */
function WhereFound({ found }: { found: MatchingChapters['items'][number] | undefined }) {
  const hint = <p className="mt-2 text-sm">Found in its table of contents</p>
  if (!found) return hint
  return (
    <Suspense fallback={hint}>
      <ChaptersFound {...found} />
    </Suspense>
  )
}
