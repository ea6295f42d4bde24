import { useQuery } from '@tanstack/react-query'
import { useConsoleData } from '../providers/dataProvider.ts'

const POLL_MS = 3000

/** Deliveries under way, kept up to date while somebody looks. */
export function useOutbox() {
  const data = useConsoleData()
  return useQuery({ queryKey: ['outbox'], queryFn: () => data.readOutbox(), refetchInterval: POLL_MS })
}
