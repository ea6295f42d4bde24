import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readEmailPreferences } from '@vitrine/contracts/newsletter/endpoints'

/** A member's own four categories. */
export const emailPreferences = (call: Client) =>
  queryOptions({
    queryKey: ['email-preferences'],
    queryFn: ({ signal }) => call(readEmailPreferences, {}, { signal }),
  })
