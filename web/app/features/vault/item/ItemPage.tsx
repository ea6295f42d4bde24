import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { retryImage } from '@vitrine/contracts/vault-media/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { Caret, Cross } from '../../../shared/ui/icons.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { rootCategories } from '../../dictionary/queries/root-categories.ts'
import { ValuationArea } from '../../worth-score/components/ValuationArea.tsx'
import { categoryTitle } from '../queries/categories.ts'
import { vaultItem } from '../queries/items.ts'
import { vaultRecord } from '../queries/records.ts'
import { collectionPath } from '../shared/vault-paths.ts'
import { ItemActions } from './ItemActions.tsx'
import { ItemDetails } from './ItemDetails.tsx'
import { ItemGallery } from './ItemGallery.tsx'
import { ItemMissing } from '../shared/NotInVault.tsx'
import { ItemPlaceholder } from './ItemPlaceholder.tsx'
import { ItemVideo } from './ItemVideo.tsx'
import { PublicFacts } from './PublicFacts.tsx'
import { ResearchPair } from './ResearchPair.tsx'
import { StaffViews } from './StaffViews.tsx'
import { noticeIn } from './item-notice.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { failureWords } from '../shared/vault-words.ts'

const ItemRecord = lazy(() =>
  loadChunk(async () => ({ default: (await import('../record/ItemRecord.tsx')).ItemRecord })),
)
const OwnershipLine = lazy(() =>
  loadChunk(async () => ({ default: (await import('../record/ItemRecord.tsx')).OwnershipLine })),
)
const PhotoCaption = lazy(() =>
  loadChunk(async () => ({ default: (await import('../record/ItemRecord.tsx')).PhotoCaption })),
)
const ItemHistory = lazy(() => loadChunk(() => import('./ItemHistory.tsx')))
const ValueOverTime = lazy(() => loadChunk(() => import('./ValueOverTime.tsx')))

/** One item of the vault; `id` is null where the URL holds none. */
export function ItemPage({ id }: { id: number | null }) {
  return id === null ? <ItemMissing /> : <LoadedItem id={id} />
}

function LoadedItem({ id }: { id: number }) {
  const {
    data: item,
    error,
    refetch,
  } = useQuery({ ...vaultItem(browserCall, id), meta: { essential: true } })
  const roots = useQuery(rootCategories(browserCall)).data?.items ?? []
  if (item === null) return <ItemMissing />
  if (item) return <ItemCard item={item} roots={roots} />
  if (!error) return <ItemPlaceholder />
  return (
    <>
      <ListFailure text={failureOf(error).text} />
      <button type="button" className="button-plain mt-4" onClick={() => void refetch()}>
        Try again
      </button>
    </>
  )
}

function ItemCard({ item, roots }: { item: VaultItem; roots: readonly Category[] }) {
  const category = categoryTitle(roots, item.categoryId)
  const drawing = roots.find(({ id }) => id === item.categoryId)?.image
  const [video] = item.videos
  const record = useQuery(vaultRecord(browserCall, item.id)).data
  return (
    <article className="[overflow-wrap:anywhere]">
      <SavedNotice />
      <ItemDetails
        item={item}
        category={category}
        collectionPath={collectionPath}
        photos={
          <>
            {item.images.length > 0 ? (
              <ItemGallery
                title={item.title}
                images={item.images}
                captionOf={
                  record && record.photoRoles.length > 0
                    ? (imageId) => (
                        <Suspense>
                          <PhotoCaption record={record} imageId={imageId} />
                        </Suspense>
                      )
                    : undefined
                }
              />
            ) : (
              <Picture src={drawing ?? ''} alt="" seen="at once" className="mat-drawing" />
            )}
            {item.images.length === 0 && (
              <p className="mt-2 text-sm text-muted">
                No photos yet.{drawing && ` The drawing stands for ${category}.`}
              </p>
            )}
            <FailedPhotos item={item} />
            {video && <ItemVideo title={item.title} video={video} />}
          </>
        }
        ownership={
          record && (
            <Suspense>
              <OwnershipLine item={item} record={record} />
            </Suspense>
          )
        }
        actions={<ItemActions item={item} />}
        notes={item.itemSpecifics.length > 0 && <PublicFacts item={item} />}
        worth={<ValuationArea item={item} />}
        research={<ResearchPair title={item.title} hasStoredRange={item.estimatedPriceMin !== null} />}
      />
      {record && (
        <Suspense>
          <ItemRecord item={item} record={record} />
        </Suspense>
      )}
      <StaffViews id={item.id} />
      {item.estimatedAt !== null && (
        <section aria-labelledby="value-over-time" className="mt-14 border-t border-hairline pt-8">
          <h2 id="value-over-time" className="mb-3 text-2xl font-medium">
            Value over time
          </h2>
          <Suspense fallback={<div className="skeleton h-72" />}>
            <ValueOverTime item={item} />
          </Suspense>
        </section>
      )}
      <HistorySection item={item} />
    </article>
  )
}

/** What was changed of the item; it is asked for when the section is opened. */
function HistorySection({ item }: { item: VaultItem }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="item-history" className="mt-14 border-t border-hairline pt-6" data-print="no">
      <h2 id="item-history" className="text-2xl font-medium">
        <button
          type="button"
          className="group inline-flex min-h-11 items-center gap-3 hover:text-brass"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          History
          <Caret />
        </button>
      </h2>
      {isOpen && (
        <Suspense fallback={<div className="skeleton mt-3 h-72" />}>
          <ItemHistory item={item} />
        </Suspense>
      )}
    </section>
  )
}

/** What was saved, until it is closed or the page is left. */
function SavedNotice() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const notice = noticeIn(state)
  if (!notice) return null
  return (
    <div role="status" className="mb-6 flex items-center gap-3 border-l-2 border-green bg-sunken pl-4">
      <p className="flex-1 py-3">{notice}</p>
      <button
        type="button"
        className="flex h-11 w-11 items-center justify-center hover:text-brass"
        aria-label="Close"
        onClick={() => void navigate({ search }, { replace: true, state: null, preventScrollReset: true })}
      >
        <Cross size={14} />
      </button>
    </div>
  )
}

/**
 * Photos whose smaller sizes could not be made: they are shown as they are, and their owner may have them
 * tried again.
 */
function FailedPhotos({ item: { id, images } }: { item: Pick<VaultItem, 'id' | 'images'> }) {
  const mayChange = useMayChange()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (imageId: number) =>
      (await browserCall(retryImage, { params: { id, imageId } })).response.images,
    onSuccess: (shown) =>
      queryClient.setQueryData(vaultItem(browserCall, id).queryKey, (item) =>
        item ? { ...item, images: shown } : item,
      ),
  })
  if (!mayChange) return null
  return (
    <>
      {images.map((image, place) =>
        image.isFailed ? (
          <p
            key={image.id}
            className="mt-3 flex flex-wrap items-center gap-x-3 border-l-2 border-oxblood pl-3 text-sm"
          >
            <span>The smaller sizes of photo {place + 1} could not be made.</span>
            <button
              type="button"
              className="text-link min-h-11"
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && mutate(image.id)}
            >
              Try again<span className="sr-only"> with photo {place + 1}</span>
            </button>
          </p>
        ) : null,
      )}
      {error && (
        <p role="alert" className="mt-2 text-sm text-oxblood">
          {failureWords(error)}
        </p>
      )}
    </>
  )
}
