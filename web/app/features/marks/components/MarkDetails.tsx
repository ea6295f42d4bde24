import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import type { CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { EnlargeablePhotos } from '../../../shared/ui/overlays/EnlargeablePhotos.tsx'
import { markDetails } from '../queries.ts'
import { MarkCards } from './MarkCards.tsx'

/**
 * What it looks like, what to beware of, larger pictures and the maker's other marks: the page itself never
 * holds them.
 */
export function MarkDetails({
  id,
  title,
  drawings,
}: {
  id: number
  title: string
  drawings: CategoryDrawings
}) {
  const details = useQuery(markDetails(browserCall, id))
  if (details.error) return <ListFailure text={failureOf(details.error).text} />
  if (!details.data) return <div className="skeleton h-40" role="status" aria-label="Loading the details" />
  const { description, authenticity, pictures, otherMarks } = details.data
  return (
    <>
      <section
        aria-label="Details"
        className="mt-12 grid gap-10 border-t border-hairline pt-8 desktop:grid-cols-2"
      >
        <div>
          <h2 className="text-2xl font-medium">About this mark</h2>
          <p className="mt-3 max-w-prose whitespace-pre-line">
            {description || 'There is no description yet.'}
          </p>
          {authenticity && (
            <>
              <h2 className="mt-8 text-2xl font-medium">Real or copy?</h2>
              <p className="mt-3 max-w-prose whitespace-pre-line">{authenticity}</p>
            </>
          )}
        </div>
        {pictures.length > 0 && <LargerPictures title={title} pictures={pictures} />}
      </section>
      {otherMarks.length > 0 && (
        <section aria-labelledby="other-marks" className="mt-14 border-t border-hairline pt-8">
          <h2 id="other-marks" className="mb-6 text-2xl font-medium">
            Other marks of this maker
          </h2>
          <MarkCards label="Other marks of this maker" items={otherMarks} drawings={drawings} />
        </section>
      )}
    </>
  )
}

function LargerPictures({ title, pictures }: { title: string; pictures: readonly string[] }) {
  const photos = pictures.map((src, place) => ({
    src,
    alt: pictures.length > 1 ? `${title}, picture ${place + 1}` : title,
  }))
  return (
    <div>
      <h2 className="text-2xl font-medium">Larger pictures</h2>
      <EnlargeablePhotos
        label="Larger pictures"
        photos={photos}
        sizes="20rem"
        className="mt-3 grid grid-cols-2 gap-3"
      />
    </div>
  )
}
