import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { attributeOptionsKey } from '../queries/attribute-options.ts'
import { collectionsKey } from '../queries/collections.ts'
import { tagsKey } from '../queries/tags.ts'

/**
 * After a refusal: what was offered (a tag, a collection, an insurer) may be gone; whoever tries again finds
 * what there is now.
 */
export function useOptionsAgain(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [tagsKey, collectionsKey, attributeOptionsKey])
      void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
}
