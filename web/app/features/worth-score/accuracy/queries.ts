import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readAccuracy } from '@vitrine/contracts/worth-score/endpoints'

export const worthAccuracy = (call: Client) =>
  queryOptions({
    queryKey: ['worth-score-accuracy'],
    queryFn: ({ signal }) => call(readAccuracy, {}, { signal }),
  })
