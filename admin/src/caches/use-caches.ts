import { useQuery } from '@tanstack/react-query'
import { follow } from '../feedback/follow.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

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
      const [caches, scenarios, memory] = await Promise.all([
        data.listCaches(),
        data.listCacheScenarios(),
        data.listKeptInMemory(),
      ])
      return { caches, scenarios, memory }
    },
    refetchInterval: follow(POLL_MS),
  })
}

export function useClear() {
  return useConsoleAction({
    run: (data, { kind, name }: Clearable) =>
      kind === 'cache' ? data.clearCache(name) : data.clearCacheScenario(name),
    to: ({ name }) => `clear ${name}`,
    done: ({ name }) => `Cleared: ${name}. Pages are rendered again from now on.`,
    changes: CACHES,
  })
}
