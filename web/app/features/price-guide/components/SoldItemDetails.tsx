import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { EnlargeablePhotos } from '../../../shared/ui/overlays/EnlargeablePhotos.tsx'
import { similarItems, soldItemDetails } from '../queries.ts'
import { usePrices } from '../use-prices.ts'
import { SoldItems } from './SoldItems.tsx'

/** Description and further pictures: only for whoever may see them; the page itself never holds them. */
export function SoldItemDetails({ id, title }: { id: number; title: string }) {
  const details = useQuery(soldItemDetails(browserCall, id))
  if (details.error) return <ListFailure text={failureOf(details.error).text} />
  if (!details.data) return <div className="skeleton h-40" role="status" aria-label="Loading the details" />
  const { description, pictures, pieces } = details.data
  const photos = pictures.map((src, place) => ({
    src,
    alt: pictures.length > 1 ? `${title}, photo ${place + 1}` : title,
  }))
  return (
    <section aria-label="Details">
      <h2 className="text-2xl font-medium">Description</h2>
      {pieces > 1 && (
        <p className="mt-2 text-muted">
          Sold together: {counted(pieces, 'piece')}. The price is that of all of them.
        </p>
      )}
      <p className="mt-3 max-w-prose whitespace-pre-line">
        {description || 'The source gives no description.'}
      </p>
      {photos.length > 0 && (
        <EnlargeablePhotos
          label="Photos"
          photos={photos}
          sizes="12rem"
          className="mt-6 grid grid-cols-3 gap-3 tablet:grid-cols-5"
        />
      )}
    </section>
  )
}

/** What else of the kind has been sold. */
export function SimilarItems({ id }: { id: number }) {
  const similar = useQuery(similarItems(browserCall, id))
  const items = similar.data?.items ?? []
  const prices = usePrices(items.map((item) => item.id))
  if (items.length === 0) return null
  return (
    <section aria-labelledby="similar-items" className="mt-14 border-t border-hairline pt-8">
      <h2 id="similar-items" className="mb-6 text-2xl font-medium">
        Similar items
      </h2>
      <SoldItems label="Similar items" items={items} prices={prices} />
    </section>
  )
}
