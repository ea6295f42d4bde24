import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { IndexStatus } from '@vitrine/contracts/operations/schemas'
import { useNotify } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const INDEXES = ['search-indexes']
const POLL_MS = 3000
const POLL_REBUILD_MS = 700

export function isRebuilding({ lastRebuild }: IndexStatus): boolean {
  return lastRebuild?.state === 'running'
}

/** Every index, kept up to date while somebody looks; closely while one is rebuilt. */
export function useIndexes() {
  const data = useConsoleData()
  return useQuery({
    queryKey: INDEXES,
    queryFn: () => data.listIndexes(),
    refetchInterval: ({ state }) => (state.data?.some(isRebuilding) ? POLL_REBUILD_MS : POLL_MS),
  })
}

export function useRebuild() {
  const data = useConsoleData()
  const cache = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (id: string) => data.rebuildIndex(id),
    onSuccess: () => notify('The rebuild is asked for. Search goes on meanwhile.', { type: 'info' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => cache.invalidateQueries({ queryKey: INDEXES }),
  })
}
