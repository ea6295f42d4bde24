import { useQuery } from '@tanstack/react-query'
import { follow } from '../feedback/follow.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const POLL_MS = 10_000

/** How every part is, kept up to date while somebody looks. */
export function useSystemHealth() {
  const data = useConsoleData()
  return useQuery({
    queryKey: ['system-health'],
    queryFn: () => data.readHealth(),
    refetchInterval: follow(POLL_MS),
  })
}

export function useStorageUse() {
  const data = useConsoleData()
  return useQuery({
    queryKey: ['storage-use'],
    queryFn: () => data.readStorageUse(),
    refetchInterval: follow(POLL_MS),
  })
}
