import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { changePreference, createPreference, listPreferences } from '@vitrine/contracts/preferences/endpoints'
import type { PreferenceKey, Preferences } from '@vitrine/contracts/preferences/schemas'

/** A member's own. A visitor has none on the server: do not ask for one. */
export const preferences = (call: Client) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => call(listPreferences, {}, { signal }),
  })

interface Choice<Key extends PreferenceKey> {
  key: Key
  value: string & Preferences[Key]
  /** Whether the key was chosen before: a first choice is created, a later one changed. */
  update: boolean
}

/** Holds at once; taken back when the server does not keep it. */
export async function savePreference<Key extends PreferenceKey>(
  call: Client,
  queryClient: QueryClient,
  { key, value, update }: Choice<Key>,
): Promise<void> {
  const own = preferences(call)
  const { queryKey } = own
  // A response still on its way is older than the choice, and would put back what was chosen before. What
  // cannot be read holds the choice back as little as what was never read.
  if (queryClient.isFetching(own) > 0)
    await (queryClient.getQueryData(queryKey)
      ? queryClient.cancelQueries(own)
      : queryClient.ensureQueryData(own).catch(() => undefined))
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, (now) => now && { ...now, [key]: value })
  try {
    if (update) await call(changePreference, { params: { key }, query: { value } })
    else await call(createPreference, { body: { preference: { key }, value } })
  } catch (error) {
    queryClient.setQueryData(queryKey, (now) => now && before && { ...now, [key]: before[key] })
    throw error
  }
}
