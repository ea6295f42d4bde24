import {
  itemsCountText,
  publicCollectionUrl,
  reportCollectionUrl,
} from '@vitrine/contracts/collections/collections'
import type { PublicCollection, PublicCollectionItems } from '@vitrine/contracts/collections/schemas'
import { type CollectionSort, offeredCollectionSorts } from '@vitrine/contracts/collections/sorts'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { Link, Form, useSubmit } from 'react-router'
import { LateToldResults } from '../../shared/results/LateToldResults.tsx'
import { EmptyList } from '../../shared/ui/EmptyList.tsx'
import { NoSuchPage } from '../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../shared/ui/lists/Pagination.tsx'
import { CollectionHeader } from './CollectionHeader.tsx'
import { CollectionItem } from './CollectionItem.tsx'
import { coversOf } from './covers-of.ts'

interface CollectionPageProps {
  collection: PublicCollection
  items: PublicCollectionItems
  s: CollectionSort
  roots: readonly Category[]
}

/** Two rows of a wide screen, and what a phone shows of them. */
const SEEN_AT_ONCE = 4

/** A public collection, as a museum shows one: what it is, then its objects. */
export function CollectionPage({ collection, items: { items, meta }, s, roots }: CollectionPageProps) {
  const count = itemsCountText(meta.total)
  // A drawing that all items would show says nothing.
  const isOneDrawing =
    items[1] && items.every(({ images, categoryId }) => !images[0] && categoryId === items[0]?.categoryId)
  const path = publicCollectionUrl(collection.id)
  const pathOf = (offset: number) => {
    const asked = new URLSearchParams({
      ...(s !== 'createdDate:desc' && { s }),
      ...(offset > 0 && { offset: String(offset) }),
    }).toString()
    return asked ? `${path}?${asked}` : path
  }
  return (
    <>
      <CollectionHeader collection={collection} photos={coversOf(items)} />
      <section aria-labelledby="objects" className="page py-10 tablet:py-14">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="objects" className="text-2xl font-medium">
            In this collection: {count}
          </h2>
          <LateToldResults place="objects" words={count} />
          {meta.total > 1 && <SortForm path={path} sort={s} />}
        </div>
        {meta.total === 0 ? (
          <EmptyList text="There is nothing in this collection yet." />
        ) : items.length === 0 ? (
          <NoSuchPage place={meta} pathOf={pathOf} />
        ) : (
          <>
            <ul className="grid grid-cols-2 gap-x-5 gap-y-10 tablet:grid-cols-3 desktop:grid-cols-4 desktop:gap-x-8">
              {items.map((item, place) => (
                <CollectionItem
                  key={item.id}
                  item={item}
                  roots={isOneDrawing ? [] : roots}
                  isSeenAtOnce={place < SEEN_AT_ONCE}
                />
              ))}
            </ul>
            <Pagination place={meta} shown={items.length} pathOf={pathOf} />
          </>
        )}
        <p className="mt-10 border-t border-hairline pt-4 text-sm" data-print="no">
          <Link
            to={reportCollectionUrl(collection.id)}
            rel="nofollow"
            className="quiet-link inline-flex min-h-11 items-center text-muted"
          >
            Report Collection
          </Link>
        </p>
      </section>
    </>
  )
}

/**
 * In which order the items stand. Another order begins with its first page; without scripts a button sends
 * the choice.
 */
function SortForm({ path, sort }: { path: string; sort: CollectionSort }) {
  const submit = useSubmit()
  return (
    <Form action={path} method="get" preventScrollReset className="flex items-center gap-2" data-print="no">
      <label htmlFor="sort" className="text-sm whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id="sort"
        name="s"
        className="field w-auto"
        value={sort}
        onChange={({ currentTarget }) => void submit(currentTarget.form, { preventScrollReset: true })}
      >
        {offeredCollectionSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="button-plain hidden nojs:block">
        Sort
      </button>
    </Form>
  )
}
