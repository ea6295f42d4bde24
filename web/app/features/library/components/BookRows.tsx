import type { BookCard, BookHit, MatchingChapters } from '@vitrine/contracts/library/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import { BookCover } from './BookCover.tsx'

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

/** Books as a catalog lists them: the cover, the title, who wrote it and when. */
export function BookRows({ label, items, chapters, columns = 1 }: BookRowsProps) {
  return (
    <ul aria-label={label} className={`rows grid gap-x-14 ${columns === 2 ? 'desktop:grid-cols-2' : ''}`}>
      {items.map((book) => (
        <li key={book.id} className="relative flex gap-5 border-b border-hairline py-4">
          <BookPicture book={book} />
          <div className="absolute top-2 right-0 h-11 w-11">
            <ItemHeart itemType="library" id={book.id} title={book.title} />
          </div>
          <div className="min-w-0 pr-11">
            <h3 className="text-lg leading-snug font-medium">
              <Link to={book.pageURI} prefetch="intent" className="quiet-link hover:text-brass">
                {book.title}
              </Link>
            </h3>
            <p className="mt-1">
              {joinNames(book.authors)}, {book.year}
            </p>
            <p className="mt-0.5 text-sm text-muted">
              {[book.category, book.language].filter(Boolean).join(' · ')}
            </p>
            {book.isInContents && <WhereFound found={chapters?.find((one) => one.id === book.id)} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The link beside it says its title. */
function BookPicture({ book }: { book: BookCard }) {
  return (
    <Link to={book.pageURI} tabIndex={-1} aria-hidden="true" className="w-18 shrink-0">
      {book.thumbnail ? (
        <Picture src={book.thumbnail} alt="" sizes="4.5rem" className="!aspect-3/4" />
      ) : (
        <BookCover book={book} />
      )}
    </Link>
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
