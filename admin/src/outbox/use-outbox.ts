import { useQuery } from '@tanstack/react-query'
import { follow } from '../feedback/follow.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const POLL_MS = 3000

/** Deliveries under way, kept up to date while somebody looks. */
export function useOutbox() {
  const data = useConsoleData()
  return useQuery({
    queryKey: ['outbox'],
    queryFn: () => data.readOutbox(),
    refetchInterval: follow(POLL_MS),
  })
}

/** The alarm of the runbook: a delivery is older than this only when something is wrong. */
export const LATE_SECONDS = 60
