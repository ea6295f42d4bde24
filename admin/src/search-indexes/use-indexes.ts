import { useQuery } from '@tanstack/react-query'
import type { IndexStatus } from '@vitrine/contracts/operations/schemas'
import { follow } from '../feedback/follow.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

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
    refetchInterval: (query) =>
      follow(query.state.data?.some(isRebuilding) ? POLL_REBUILD_MS : POLL_MS)(query),
  })
}

export function useRebuild() {
  return useConsoleAction({
    run: (data, id: string) => data.rebuildIndex(id),
    to: (id) => `rebuild the ${id} index`,
    done: () => 'Rebuild started. Search keeps working.',
    changes: INDEXES,
  })
}
