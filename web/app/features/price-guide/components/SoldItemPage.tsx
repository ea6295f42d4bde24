import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import type { SoldItem } from '@vitrine/contracts/price-guide/schemas'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { categoryIcon } from '../../../shared/ui/cards/item-picture.ts'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { LockedDetail } from '../../../shared/ui/states/LockedDetail.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { priceGuide } from '../price-guide-section.ts'
import { PriceBox } from './PriceBox.tsx'

/** For members who may see them: nobody else loads them. */
const SoldItemDetails = lazy(async () => ({
  default: (await import('./SoldItemDetails.tsx')).SoldItemDetails,
}))
const PriceHistory = lazy(async () => ({ default: (await import('./PriceHistory.tsx')).PriceHistory }))
const SimilarItems = lazy(async () => ({ default: (await import('./SoldItemDetails.tsx')).SimilarItems }))

const resultsOf = (filter: string, value: string) =>
  resultsUrl(priceGuide, { text: '', filters: { [filter]: value }, s: undefined, offset: 0 })

/** One sold item: what everybody may know of it, and what the reader's membership opens. */
export function SoldItemPage({ item }: { item: SoldItem }) {
  const reader = useCurrentUser()
  const maySeeDetails = reader ? memberCapabilitiesOf(reader).has('price-guide.details') : false
  const [category] = item.categories
  return (
    <article className="page pt-6 pb-10">
      <Breadcrumbs
        crumbs={[
          { title: priceGuide.name, path: priceGuide.front },
          ...item.categories.map(({ url, title }) => ({ title, path: resultsOf('category', url) })),
        ]}
        here={item.title}
      />
      <div className="mt-5 grid gap-10 desktop:grid-cols-[3fr_2fr]">
        <div className="relative self-start">
          <Picture
            src={item.thumbnail || categoryIcon(item.categoryUrl)}
            alt={item.thumbnail && item.title}
            seen="first"
            sizes="(width >= 992px) 60vw, 100vw"
          />
          {!item.thumbnail && <p className="mt-1.5 text-xs text-muted">No picture yet</p>}
          <ItemHeart itemType="inventory" id={item.id} title={item.title} />
        </div>
        <div>
          <h1 className="text-3xl font-medium tablet:text-4xl">{item.title}</h1>
          <div className="mt-6">
            <PriceBox id={item.id} />
          </div>
          <div className="mt-8">
            <FactList
              facts={[
                { name: 'Sold', value: <Day iso={item.saleDate} /> },
                {
                  name: 'Maker',
                  value: item.maker && <FactLink to={resultsOf('f.maker', item.maker)} text={item.maker} />,
                },
                {
                  name: 'Category',
                  value: category ? (
                    <FactLink to={resultsOf('category', category.url)} text={category.title} />
                  ) : (
                    item.category
                  ),
                },
                {
                  name: 'Source',
                  value: <FactLink to={resultsOf('f.source', item.source)} text={item.source} />,
                },
              ]}
            />
          </div>
        </div>
      </div>
      <div className="mt-12 min-h-40">
        {maySeeDetails ? (
          <Suspense
            fallback={<div className="skeleton h-40" role="status" aria-label="Loading the details" />}
          >
            <SoldItemDetails id={item.id} title={item.title} />
          </Suspense>
        ) : (
          <div className={reader === undefined ? 'member:invisible' : ''}>
            <LockedDetail
              title="Description and photos"
              text="A membership opens the description, all photos, similar items and prices over time."
              to="/product/index"
              action="See memberships"
            />
          </div>
        )}
      </div>
      {maySeeDetails && (
        <Suspense fallback={null}>
          <PriceHistory id={item.id} />
          <SimilarItems id={item.id} />
        </Suspense>
      )}
    </article>
  )
}

function FactLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="text-link">
      {text}
    </Link>
  )
}
