import { publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import type { PublicCollectionItems } from '@vitrine/contracts/collections/schemas'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import type { PublicItem } from '@vitrine/contracts/vault-items/item-views'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { LightboxOnDemand } from '../../../shared/ui/overlays/LightboxOnDemand.tsx'
import { CollectionItem } from '../../public-collection/CollectionItem.tsx'
import { ReportLink } from '../../public-collection/ReportLink.tsx'
import { ResearchPair } from '../item/ResearchPair.tsx'
import { ItemVideo } from '../item/ItemVideo.tsx'
import { specificFact } from '../shared/specific-fact.ts'
import { ItemPhoto, largePhoto } from '../shared/ItemPhoto.tsx'

interface PublicItemPageProps {
  item: PublicItem
  /** The first of its collection, itself among them; null where they could not be loaded. */
  neighbors: PublicCollectionItems | null
  roots: readonly Category[]
}

/** So many others of the collection are shown. */
const OTHERS = 4

/**
 * An item in a public collection, as a museum shows an object: the thing first, then what is known of it;
 * nothing of its owner.
 */
export function PublicItemPage({ item, neighbors, roots }: PublicItemPageProps) {
  const [collection] = item.itemCollections
  const [video] = item.videos
  const root = roots.find(({ id }) => id === item.categoryId)
  const others = neighbors?.items.filter(({ id }) => id !== item.id).slice(0, OTHERS) ?? []
  return (
    <article className="[overflow-wrap:anywhere]">
      <div className="bg-mat">
        <div className="page py-6 tablet:py-10">
          {item.images.length > 0 ? (
            <PublicPhotos title={item.title} images={item.images} />
          ) : (
            <Picture src={root?.image ?? ''} alt="" drawingOf={root?.title} className="mx-auto max-w-4xl" />
          )}
        </div>
      </div>
      <div className="page py-10 tablet:py-14">
        <header className="max-w-3xl">
          {collection && (
            <p className="eyebrow">
              <Link
                to={publicCollectionUrl(collection.id)}
                className="quiet-link inline-flex min-h-11 items-center"
              >
                {collection.title}
              </Link>
            </p>
          )}
          <h1 className="mt-2 text-4xl font-medium tablet:text-5xl">{item.title}</h1>
          {item.subtitle && <p className="mt-3 text-xl text-muted">{item.subtitle}</p>}
        </header>
        <div className="mt-8 grid gap-10 desktop:grid-cols-[3fr_2fr] desktop:gap-16">
          <div>
            <p className="max-w-prose text-lg whitespace-pre-line">{item.description}</p>
            <div className="mt-8">
              <ResearchPair title={item.title} />
            </div>
          </div>
          <FactList
            facts={[
              { name: 'Category', value: root?.title },
              {
                name: 'Collection',
                value: collection && (
                  <Link to={publicCollectionUrl(collection.id)} className="text-link">
                    {collection.title}
                  </Link>
                ),
              },
              ...item.itemSpecifics.map(specificFact),
              { name: 'Added', value: <Day iso={item.createdDate} /> },
            ]}
          />
        </div>
        {video && <ItemVideo title={item.title} video={video} />}
        {collection && others.length > 0 && (
          <section aria-labelledby="others" className="mt-14 border-t border-hairline pt-8" data-print="no">
            <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2 id="others" className="text-2xl font-medium">
                More from this collection
              </h2>
              <Link
                to={publicCollectionUrl(collection.id)}
                className="text-link inline-flex min-h-11 items-center"
              >
                See the whole collection
              </Link>
            </div>
            <ul className="grid grid-cols-2 gap-x-5 gap-y-10 desktop:grid-cols-4 desktop:gap-x-8">
              {others.map((other) => (
                <CollectionItem key={other.id} item={other} />
              ))}
            </ul>
          </section>
        )}
        {collection && <ReportLink collectionId={collection.id} />}
      </div>
    </article>
  )
}

interface PublicPhotosProps {
  title: string
  images: PublicItem['images']
}

/**
 * The first photo large, the others below it. A press looks closer: over the whole screen, or without scripts
 * as the photo itself.
 */
function PublicPhotos({ title, images }: PublicPhotosProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const [first, ...others] = images
  const altOf = (place: number) =>
    images[place]?.altText ?? (images.length > 1 ? `${title}, photo ${place + 1} of ${images.length}` : title)
  const linkTo = (place: number, url: string) => ({
    href: largePhoto(url),
    'aria-label': `Enlarge ${altOf(place)}`,
    className: 'block cursor-zoom-in',
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setOpenAt(place)
    },
  })
  if (!first) return null
  return (
    <>
      <a {...linkTo(0, first.url)}>
        <ItemPhoto
          url={first.url}
          alt={altOf(0)}
          sizes="(width >= 992px) 56rem, 100vw"
          loading="eager"
          fetchPriority="high"
          className="mx-auto max-w-4xl"
        />
      </a>
      {others.length > 0 && (
        <ul
          aria-label="More photos"
          className="mx-auto mt-4 grid max-w-4xl grid-cols-3 gap-3 phone:grid-cols-4 tablet:grid-cols-6"
        >
          {others.map(({ id, url }, place) => (
            <li key={id}>
              <a {...linkTo(place + 1, url)}>
                <ItemPhoto url={url} alt={altOf(place + 1)} sizes="(width >= 768px) 9rem, 33vw" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <LightboxOnDemand
        photos={images.map(({ url }, place) => ({ src: largePhoto(url), alt: altOf(place) }))}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </>
  )
}
