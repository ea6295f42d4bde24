import type { ArticleCard as Card } from '@vitrine/contracts/dictionary/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import { Link } from 'react-router'
import { Picture } from '../../../shared/ui/Picture.tsx'

const ROW_TEXT_MAX = 120

/** A short row of the alphabet's lists; without a picture where the whole list would show one drawing. */
export function ArticleRow({ article, noPicture = false }: { article: Card; noPicture?: boolean }) {
  return (
    <Link
      to={article.pageURI}
      prefetch="intent"
      className="group flex items-center gap-4 border-b border-hairline py-4"
    >
      {!noPicture && (
        <Picture src={article.thumbnail} alt="" sizes="5rem" className="mat-entry w-20 shrink-0" />
      )}
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-snug font-medium group-hover:text-brass">
          {article.title}
        </span>
        {article.description && (
          <span className="mt-0.5 line-clamp-2 text-sm text-muted">
            {cutAtWord(article.description, ROW_TEXT_MAX)}
          </span>
        )}
      </span>
    </Link>
  )
}
