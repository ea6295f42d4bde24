import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { EmailCategory, SubscriptionState } from '@vitrine/contracts/newsletter/categories'
import { changeEmailPreference } from '@vitrine/contracts/newsletter/endpoints'
import { emailPreferences } from './queries/email-preferences.ts'

/**
 * Switches one category. What the server has responded is what is stored; until then `shownState` shows what
 * was asked for.
 */
export const switchingCategory = (call: Client, queryClient: QueryClient, category: EmailCategory) =>
  mutationOptions({
    // Switched twice in a row, the calls go out one after the other: the last one decides.
    scope: { id: `email-preference ${category}` },
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (value: SubscriptionState) =>
      call(changeEmailPreference, {
        params: { category },
        query: { value },
      }),
    onSuccess: ({ state }) =>
      queryClient.setQueryData(
        emailPreferences(call).queryKey,
        (stored) => stored && { ...stored, [category]: state },
      ),
  })

/** A switch shows at once what it was set to; when that is not kept, what is stored shows again. */
export function shownState(
  stored: SubscriptionState,
  { isPending, variables }: { isPending: boolean; variables: SubscriptionState | undefined },
): SubscriptionState {
  return isPending && variables ? variables : stored
}
