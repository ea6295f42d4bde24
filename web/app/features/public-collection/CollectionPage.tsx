import { itemsCountText, publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import type { PublicCollection, PublicCollectionItems } from '@vitrine/contracts/collections/schemas'
import { type CollectionSort, offeredCollectionSorts } from '@vitrine/contracts/collections/sorts'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { Form, useSubmit } from 'react-router'
import { DeferredAnnouncement } from '../../shared/results/DeferredAnnouncement.tsx'
import { EmptyList } from '../../shared/ui/EmptyList.tsx'
import { Day } from '../../shared/ui/figures/Day.tsx'
import { NoSuchPage } from '../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../shared/ui/lists/Pagination.tsx'
import { Picture } from '../../shared/ui/Picture.tsx'
import { ItemPhoto } from '../vault/shared/ItemPhoto.tsx'
import { CollectionItem } from './CollectionItem.tsx'
import { ReportLink } from './ReportLink.tsx'

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
          <DeferredAnnouncement place="objects" words={count} />
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
        <ReportLink collectionId={collection.id} />
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

const SIZES = '(width >= 1200px) 38rem, (width >= 992px) 52vw, 100vw'
/** Of the large photo beside two others: two thirds of the same. */
const LARGE_SIZES = '(width >= 1200px) 25rem, (width >= 992px) 35vw, 66vw'
const SMALL_SIZES = '(width >= 1200px) 13rem, (width >= 992px) 18vw, 33vw'
/** Photos beside the large one. */
const BESIDE = 2

interface CollectionHeaderProps {
  collection: PublicCollection
  /** Photos of its items, for one that has no picture of its own. */
  photos: readonly string[]
}

/**
 * The card of a public collection: what it is called, what it shows, what is said of it. Nothing of its
 * owner.
 */
function CollectionHeader({
  collection: { title, description, picture, itemsCount, createdDate },
  photos,
}: CollectionHeaderProps) {
  return (
    <header className="border-b border-hairline bg-sunken">
      <div
        className={`page grid items-center gap-8 py-8 tablet:py-14 desktop:grid-cols-[5fr_6fr] desktop:gap-16`}
      >
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="eyebrow">Collection</p>
          <h1 className="mt-3 text-4xl leading-tight font-medium text-balance tablet:text-5xl">{title}</h1>
          <p className="mt-4 flex flex-wrap items-center gap-x-3 text-muted">
            <Day iso={createdDate} />
            <span aria-hidden="true">·</span>
            <span>{itemsCountText(itemsCount)}</span>
          </p>
          <p className="mt-6 max-w-prose text-lg leading-relaxed whitespace-pre-line">{description}</p>
        </div>
        <div className="order-first desktop:order-last">
          {picture ? (
            <ItemPhoto url={picture} alt={title} sizes={SIZES} loading="eager" fetchPriority="high" />
          ) : (
            <ItemsTogether photos={photos} />
          )}
        </div>
      </div>
    </header>
  )
}

/**
 * In place of a picture: one photo large, two more beside it. The items follow below with their names, so
 * these have none.
 */
function ItemsTogether({ photos: [first, ...others] }: { photos: readonly string[] }) {
  if (first === undefined) return <Picture src="" alt="" seen="first" />
  const beside = others.slice(0, BESIDE)
  if (beside.length < BESIDE)
    return <ItemPhoto url={first} alt="" sizes={SIZES} loading="eager" fetchPriority="high" />
  return (
    <div className="grid grid-cols-3 grid-rows-2 gap-2">
      <ItemPhoto
        url={first}
        alt=""
        sizes={LARGE_SIZES}
        loading="eager"
        fetchPriority="high"
        className="col-span-2 row-span-2 h-full"
      />
      {beside.map((url) => (
        <ItemPhoto key={url} url={url} alt="" sizes={SMALL_SIZES} loading="eager" />
      ))}
    </div>
  )
}

/** The first photo of each item that has one, where it is loaded. */
export function coversOf(items: PublicCollectionItems['items']): string[] {
  return items.flatMap(({ images }) => images.slice(0, 1).map(({ url }) => url))
}
