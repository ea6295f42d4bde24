import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { retryImage } from '@vitrine/contracts/vault-media/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultItem } from '../queries/items.ts'
import { useMayChange } from '../shared/use-may-change.ts'
import { failureWords } from '../shared/vault-words.ts'

/**
 * Photos whose smaller sizes could not be made: they are shown as they are, and their owner may have them
 * tried again.
 */
export function FailedPhotos({ item: { id, images } }: { item: Pick<VaultItem, 'id' | 'images'> }) {
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
