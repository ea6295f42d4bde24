import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const CACHES = ['caches']
const POLL_MS = 3000

/** A cache, or caches that go together. */
export interface Clearable {
  kind: 'cache' | 'scenario'
  name: string
}

/** Caches and scenarios, kept up to date while somebody looks. */
export function useCaches() {
  const data = useConsoleData()
  return useQuery({
    queryKey: CACHES,
    queryFn: async () => {
      const [caches, scenarios] = await Promise.all([data.listCaches(), data.listCacheScenarios()])
      return { caches, scenarios }
    },
    refetchInterval: POLL_MS,
  })
}

export function useClear() {
  const data = useConsoleData()
  const known = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ kind, name }: Clearable) => (kind === 'cache' ? data.clearCache(name) : data.clearCacheScenario(name)),
    onSuccess: (_, { name }) => notify(`Cleared: ${name}. Pages are made anew from now on.`, { type: 'info' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => known.invalidateQueries({ queryKey: CACHES }),
  })
}
