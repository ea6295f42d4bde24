import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import type { ArticleCard as Card, SearchHit } from '@vitrine/contracts/dictionary/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import { Link } from 'react-router'
import { Picture, type Seen } from '../../../shared/ui/Picture.tsx'
import { Excerpt, Marked } from '../../../shared/ui/Marked.tsx'
import { WrittenBy } from './WrittenBy.tsx'

const NONE: SearchHit['highlights'] = { title: [], description: [] }

interface ArticleCardProps {
  article: Card
  seen?: Seen
  highlights?: SearchHit['highlights']
  excerpt?: SearchHit['excerpt']
  /** Where the whole list would show one drawing. */
  noPicture?: boolean
}

/** An article in a list: picture, title, authors, the beginning of its description. */
export function ArticleCard({
  article,
  seen,
  highlights = NONE,
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
            <Marked text={article.title} ranges={highlights.title} />
          </Link>
        </h2>
        <div className="mt-1">
          <WrittenBy authors={article.authors} />
        </div>
        <p className="mt-2 text-[0.9375rem]">
          {description && (
            <>
              <Marked text={description} ranges={highlights.description} />{' '}
            </>
          )}
          <Link
            to={article.pageURI}
            className="font-medium whitespace-nowrap text-brass underline decoration-transparent underline-offset-4 hover:decoration-brass"
          >
            Read More<span className="sr-only"> about {article.title}</span>
          </Link>
        </p>
        {excerpt && <Excerpt {...excerpt} />}
      </div>
    </article>
  )
}
