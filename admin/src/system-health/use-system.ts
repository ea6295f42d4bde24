import { useQuery } from '@tanstack/react-query'
import type { SystemPart } from '@vitrine/contracts/operations/schemas'
import { follow } from '../feedback/follow.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import type { RunbookSection } from '../runbook/sections.ts'

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

/** What a part is called, what its failure means, and where it is written what to do. */
export const partWords: Record<SystemPart, { name: string; whenRed: string; section: RunbookSection }> = {
  postgres: { name: 'Postgres', whenRed: 'Pages and calls fail until it is back.', section: 'postgres' },
  search: {
    name: 'Search engine',
    whenRed: 'Searches are refused. Browsing still works, and changes are indexed later.',
    section: 'search',
  },
  queues: { name: 'Queues', whenRed: 'Changes wait in the outbox. Nothing is lost.', section: 'queues' },
  storage: {
    name: 'Storage',
    whenRed: 'Uploads are refused, and pictures may be missing.',
    section: 'storage',
  },
  mail: { name: 'Mail', whenRed: 'Emails wait, and are sent when the server is back.', section: 'mail' },
  api: { name: 'API', whenRed: 'Pages and calls fail.', section: 'health' },
  workers: { name: 'Workers', whenRed: 'Search, emails and scheduled texts wait.', section: 'workers' },
}
