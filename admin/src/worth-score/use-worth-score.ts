import { useMutation, useQuery } from '@tanstack/react-query'
import type * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import * as at from '@vitrine/contracts/worth-score/paths'
import { describedItemSchema } from '@vitrine/contracts/worth-score/schemas'
import { follow } from '../feedback/follow.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const POLL_MS = 10_000

/** What was learned, and when: kept up to date while somebody looks. */
export function useLessons() {
  const { callEndpoint } = useConsoleData()
  return useQuery({
    queryKey: ['worth-score', 'lessons'],
    queryFn: async () => {
      const [lessons, learning] = await Promise.all([
        callEndpoint<typeof endpoints.listLessons>(at.lessons, {}),
        callEndpoint<typeof endpoints.readLearning>(at.learning, {}),
      ])
      return { lessons, learning }
    },
    refetchInterval: follow(POLL_MS),
  })
}

/** What members would be told of a piece. */
export function useEstimate() {
  const { callEndpoint } = useConsoleData()
  return useMutation({
    mutationFn: (values: Record<string, unknown>) =>
      callEndpoint<typeof endpoints.tryEstimate>(at.tryEstimate, {
        body: { item: describedItemSchema.parse(values) },
      }),
  })
}
