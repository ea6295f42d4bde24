import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import type { PublicItem } from '@vitrine/contracts/vault-items/schemas'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { ResearchPair } from '../item/ResearchPair.tsx'
import { ItemVideo } from '../item/ItemVideo.tsx'
import { ItemPhoto } from '../shared/ItemPhoto.tsx'
import { categoryTitle } from '../queries/categories.ts'

/** An item in a public collection, as a museum shows an object: the thing first, then what is known of it; nothing of its owner. */
export function PublicItemPage({ item, roots }: { item: PublicItem; roots: readonly Category[] }) {
  const [first, ...others] = item.images
  const [collection] = item.itemCollections
  const [video] = item.videos
  const drawing = roots.find(({ id }) => id === item.categoryId)?.image ?? ''
  const altOf = (place: number) => (item.images.length > 1 ? `${item.title}, photo ${place + 1} of ${item.images.length}` : item.title)
  return (
    <article>
      <div className="bg-mat">
        <div className="page py-6 tablet:py-10">
          {first ? (
            <ItemPhoto url={first.url} alt={altOf(0)} sizes="(width >= 992px) 56rem, 100vw" loading="eager" fetchPriority="high" className="mx-auto max-w-4xl" />
          ) : (
            <Picture src={drawing} alt="" seen="first" className="mx-auto max-w-4xl [&_img]:p-16 [&_img]:opacity-70" />
          )}
        </div>
      </div>
      <div className="page py-10 tablet:py-14">
        <header className="max-w-3xl">
          {collection && <p className="eyebrow">{collection.title}</p>}
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
              { name: 'Category', value: categoryTitle(roots, item.categoryId) },
              { name: 'Collection', value: collection?.title },
              ...item.itemSpecifics.map(({ displayName, value }) => ({ name: displayName, value })),
              { name: 'Added', value: <Day iso={item.createdDate} /> },
            ]}
          />
        </div>
        {others.length > 0 && (
          <section aria-labelledby="more-photos" className="mt-14 border-t border-hairline pt-8">
            <h2 id="more-photos" className="mb-6 text-2xl font-medium">
              More photos
            </h2>
            <ul className="grid gap-4 phone:grid-cols-2 desktop:grid-cols-3">
              {others.map(({ id, url }, place) => (
                <li key={id}>
                  <ItemPhoto url={url} alt={altOf(place + 1)} sizes="(width >= 992px) 24rem, (width >= 481px) 50vw, 100vw" />
                </li>
              ))}
            </ul>
          </section>
        )}
        {video && <ItemVideo title={item.title} video={video} />}
      </div>
    </article>
  )
}
