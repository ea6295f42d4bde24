import type { SearchAnswer } from '@vitrine/contracts/dictionary/schemas'
import { Link } from 'react-router'
import { searchAddress, type SearchParameters } from '../search-parameters.ts'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import { ArticleCard } from './ArticleCard.tsx'

/** A short list for a text that stands nowhere: entries that are spelled nearly so, and the way to all of them. */
export function CloseSpellings({ answer, parameters }: { answer: SearchAnswer; parameters: SearchParameters }) {
  const used = answer.understood.kind === 'guessed' ? answer.understood.used : ''
  return (
    <>
      <div>
        {answer.closeSpellings.map((article, place) => (
          <ArticleCard key={article.id} article={article} highlights={article.highlights} seen={seenAt(place, 2)} />
        ))}
      </div>
      {used && (
        <p className="mt-6">
          <Link to={searchAddress(parameters, { query: used, offset: 0 })} className="text-link">
            Search for "{used}"
          </Link>
        </p>
      )}
    </>
  )
}
