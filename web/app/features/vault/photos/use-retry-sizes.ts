import { useQueryClient } from '@tanstack/react-query'
import { retryImage } from '@vitrine/contracts/vault-media/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultItem } from '../queries/items.ts'
import { failureWords } from '../shared/vault-words.ts'
import { NOT_SENT, type Photo } from './photo.ts'
import type { PhotoSet } from './use-photos.ts'

/** Has the smaller sizes of a stored photo made again; says at the photo when that cannot be asked for. */
export function useRetrySizes(itemId: number | null, { change }: Pick<PhotoSet, 'change'>) {
  const queryClient = useQueryClient()
  return async ({ id, upload }: Photo): Promise<void> => {
    if (itemId === null || upload.kind !== 'without-sizes') return
    change({ kind: 'changed', id, change: { upload: NOT_SENT } })
    try {
      const { response } = await browserCall(retryImage, {
        params: { id: itemId, imageId: upload.imageId },
      })
      queryClient.setQueryData(vaultItem(browserCall, itemId).queryKey, (item) =>
        item ? { ...item, images: response.images } : item,
      )
    } catch (error) {
      change({ kind: 'changed', id, change: { upload: { ...upload, reason: failureWords(error) } } })
    }
  }
}
