import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as newsletterPaths from '@vitrine/contracts/newsletter/paths'
import type { readEmailPreferences } from '@vitrine/contracts/newsletter/endpoints'

/** A member's own four categories. */
export const emailPreferences = (call: Client) =>
  queryOptions({
    queryKey: ['email-preferences'],
    queryFn: ({ signal }) =>
      call<typeof readEmailPreferences>(newsletterPaths.readEmailPreferences, {}, { signal }),
  })
