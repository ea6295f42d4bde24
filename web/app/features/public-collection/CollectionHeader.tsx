import { itemsCountText } from '@vitrine/contracts/collections/collections'
import type { PublicCollection } from '@vitrine/contracts/collections/schemas'
import { Day } from '../../shared/ui/figures/Day.tsx'
import { Picture } from '../../shared/ui/Picture.tsx'
import { ItemPhoto } from '../vault/shared/ItemPhoto.tsx'

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
export function CollectionHeader({
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
