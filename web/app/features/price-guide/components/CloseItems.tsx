import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import { Link } from 'react-router'
import { resultsUrl, type ResultsParameters } from '../../../shared/results/results-section.ts'
import type { CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { priceGuide } from '../price-guide-section.ts'
import type { SeenPrices } from '../use-prices.ts'
import { SoldItems } from './SoldItems.tsx'

interface CloseItemsProps {
  response: SearchResponse
  parameters: ResultsParameters
  drawings: CategoryDrawings
  prices: SeenPrices
}

/** A short list for a text that stands nowhere: items that are spelled nearly so, and the way to all of them. */
export function CloseItems({ response: { closeSpellings, understood }, parameters, drawings, prices }: CloseItemsProps) {
  return (
    <>
      <SoldItems label="Close spellings" items={closeSpellings} drawings={drawings} prices={prices} />
      {understood.kind === 'guessed' && (
        <p className="mt-6">
          <Link to={resultsUrl(priceGuide, parameters, { text: understood.used })} className="text-link">
            Search for "{understood.used}"
          </Link>
        </p>
      )}
    </>
  )
}
