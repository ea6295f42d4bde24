import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedText } from './edited-text.ts'
import { historyOf } from './text-history.ts'
import type { useDraft } from './use-draft.ts'

/**
 * What the same person typed last, where the versions have it later than the copy on this device: a browser
 * that ends at once may not have written its last copies to the disk, and the server was told each second.
 *
 * @param keptAt of the copy that the device offers; undefined where it offers none
 */
export function useLaterVersion(
  { kind }: EditedText,
  { versions, replace }: Pick<ReturnType<typeof useDraft>, 'versions' | 'replace'>,
  { keptAt, person }: { keptAt: number | undefined; person: string | undefined },
) {
  const [decided, setDecided] = useState<number | null>(null)
  const { data, isLoading } = useQuery({
    queryKey: ['later-version', kind, versions.id, keptAt, person],
    enabled: keptAt !== undefined && person !== undefined && decided === null,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      const history = historyOf(kind)
      const [newest] = (await history.list(versions, 0)).items
      if (
        newest?.kind !== 'autosaved' ||
        newest.madeBy !== person ||
        Date.parse(newest.madeAt) <= (keptAt ?? 0)
      )
        return null
      return await history.read(versions, newest.id)
    },
  })
  const later = data && data.id !== decided ? data : null
  return {
    /** Which of the two is the later one is not known yet. */
    isLooking: isLoading,
    offered: later && { keptAt: Date.parse(later.madeAt) },
    /** Decided about: what the device has is offered next. */
    setAside: () => setDecided(later?.id ?? null),
    restore: () => {
      if (!later) return
      replace(later.blocks)
      setDecided(later.id)
    },
  }
}
