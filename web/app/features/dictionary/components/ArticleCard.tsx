import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import type { ArticleCard as Card } from '@vitrine/contracts/dictionary/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture, type Seen } from '../../../shared/ui/Picture.tsx'
import { WrittenBy } from './WrittenBy.tsx'

interface ArticleCardProps {
  article: Card
  seen?: Seen
  /** Marks the words of a search. Only its results load what that takes. */
  mark?: (text: string, field: 'title' | 'description') => ReactNode
  /** Where in the text the search was found. */
  excerpt?: ReactNode
  /** Where the whole list would show one drawing. */
  noPicture?: boolean
}

/** An article in a list: picture, title, authors, the beginning of its description. */
export function ArticleCard({
  article,
  seen,
  mark = (text) => text,
  excerpt,
  noPicture = false,
}: ArticleCardProps) {
  const description = cutAtWord(article.description, dictionaryLimits.cardTextMax)
  return (
    <article className="flex gap-4 border-b border-hairline py-5 tablet:gap-6">
      {!noPicture && (
        <Link
          to={article.pageURI}
          tabIndex={-1}
          aria-hidden="true"
          className="block w-24 shrink-0 phone:w-32 tablet:w-44"
        >
          <Picture
            src={article.thumbnail}
            alt=""
            seen={seen}
            sizes="(width >= 768px) 11rem, 8rem"
            className="mat-entry"
          />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-medium tablet:text-2xl">
          <Link to={article.pageURI} prefetch="intent" className="quiet-link">
            {mark(article.title, 'title')}
          </Link>
        </h2>
        <div className="mt-1">
          <WrittenBy authors={article.authors} />
        </div>
        <p className="mt-2 text-[0.9375rem]">
          {description && <>{mark(description, 'description')} </>}
          <Link
            to={article.pageURI}
            className="font-medium whitespace-nowrap text-brass underline decoration-transparent underline-offset-4 hover:decoration-brass"
          >
            Read More<span className="sr-only"> about {article.title}</span>
          </Link>
        </p>
        {excerpt}
      </div>
    </article>
  )
}
