import type { BookCard, BookHit, MatchingChapters } from '@vitrine/contracts/library/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { Link } from 'react-router'
import { Marked } from '../../../shared/ui/Marked.tsx'
import { ChaptersFound } from './ChaptersFound.tsx'

type ShownBook = BookCard & Partial<Pick<BookHit, 'highlights' | 'isInContents'>>

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
    <ul aria-label={label} className={`grid gap-x-14 ${columns === 2 ? 'desktop:grid-cols-2' : ''}`}>
      {items.map(({ id, title, pageURI, authors, year, category, language, highlights, isInContents }) => (
        <li key={id} className="flex gap-5 border-b border-hairline py-4 tablet:gap-7">
          <p className="w-12 shrink-0 pt-0.5 font-serif text-lg text-brass tabular-nums">{year}</p>
          <div className="min-w-0">
            <h3 className="text-lg leading-snug font-medium">
              <Link to={pageURI} prefetch="intent" className="quiet-link hover:text-brass">
                <Marked text={title} ranges={highlights?.title ?? []} />
              </Link>
            </h3>
            <p className="mt-1">{joinNames(authors)}</p>
            <p className="mt-0.5 text-sm text-muted">{[category, language].filter(Boolean).join(' · ')}</p>
            {isInContents && <ChaptersFound found={chapters?.find((one) => one.id === id)} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
