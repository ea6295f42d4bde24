import type { SearchResponse } from '@vitrine/contracts/dictionary/schemas'
import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import { Link } from 'react-router'
import { searchPath, type SearchParameters } from '../search-parameters.ts'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import { ArticleCard } from './ArticleCard.tsx'

/**
 * A short list for a text that stands nowhere: entries that are spelled nearly so, and the way to all of
 * them.
 */
export function CloseSpellings({
  response,
  parameters,
}: {
  response: SearchResponse
  parameters: SearchParameters
}) {
  const used = response.understood.kind === 'guessed' ? response.understood.used : ''
  const noPictures = isOneDrawing(response.closeSpellings.map(({ thumbnail }) => thumbnail))
  return (
    <>
      <div>
        {response.closeSpellings.map((article, place) => (
          <ArticleCard
            key={article.id}
            article={article}
            highlights={article.highlights}
            seen={seenAt(place, 2)}
            noPicture={noPictures}
          />
        ))}
      </div>
      {used && (
        <p className="mt-6">
          <Link to={searchPath(parameters, { query: used, offset: 0 })} className="text-link">
            Search for "{used}"
          </Link>
        </p>
      )}
    </>
  )
}
