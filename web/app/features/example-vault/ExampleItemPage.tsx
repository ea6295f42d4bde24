import type { ExampleItem } from '@vitrine/contracts/example-vault/schemas'
import { ACCURACY_PAGE } from '@vitrine/contracts/worth-score/accuracy-page'
import { Link } from 'react-router'
import { formatMoney } from '../../shared/format/money.ts'
import { Day } from '../../shared/ui/figures/Day.tsx'
import { ItemDetails } from '../vault/item/ItemDetails.tsx'
import { ItemGallery } from '../vault/item/ItemGallery.tsx'
import { ResearchPair } from '../vault/item/ResearchPair.tsx'
import { estimateText } from '../vault/list/item-facts.ts'
import { EXAMPLE_ITEMS, examplePaths } from './example-paths.ts'

/** One item of the example, as its owner would see it. */
export function ExampleItemPage({ item }: { item: ExampleItem }) {
  return (
    <article className="[overflow-wrap:anywhere]">
      <p className="mb-4" data-print="no">
        <Link to={EXAMPLE_ITEMS} className="text-link inline-flex min-h-11 items-center">
          All items
        </Link>
      </p>
      <ItemDetails
        item={item}
        category={item.category}
        collectionPath={examplePaths.collection}
        photos={<ItemGallery title={item.title} images={item.images} />}
        worth={<ExampleWorth item={item} />}
        research={<ResearchPair title={item.title} />}
      />
    </article>
  )
}

function ExampleWorth({ item }: { item: ExampleItem }) {
  const range = estimateText(item)
  return (
    <section aria-labelledby="valuation" className="border border-hairline bg-sunken px-6 py-5">
      <h2 id="valuation" className="mb-3 text-xl font-medium">
        WorthScore
      </h2>
      {range ? (
        <>
          <p className="font-serif text-2xl font-medium">{range}</p>
          <p className="mt-1 text-sm text-muted">
            Middle {formatMoney(item.meanPrice ?? 0, item.estimateCurrency ?? 'USD')}
            {item.estimatedAt && (
              <>
                , as of <Day iso={item.estimatedAt} />
              </>
            )}
          </p>
        </>
      ) : (
        <p>Not valued yet</p>
      )}
      <p className="mt-3 text-sm text-muted">
        An example. WorthScore calculates the range of your own items from sales of similar ones.{' '}
        <Link to={ACCURACY_PAGE} className="text-link">
          How accurate is it?
        </Link>
      </p>
    </section>
  )
}
