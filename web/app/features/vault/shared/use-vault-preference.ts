import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PreferenceKey, Preferences } from '@vitrine/contracts/preferences/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { preferences, savePreference } from '../../preferences/preferences.ts'
import { showNotice } from './notices.ts'
import { failureWords } from './vault-words.ts'

interface VaultPreference<Value> {
  /** Undefined while it is not known; the default where preferences cannot be read. */
  value: Value | undefined
  /** Holds at once. @returns false where the server did not keep it: it is taken back, and said so. */
  choose: (value: string & Value) => Promise<boolean>
}

/** One choice of the member's, kept by the server. */
export function useVaultPreference<Key extends PreferenceKey>(
  key: Key,
  fallback: Preferences[Key],
): VaultPreference<Preferences[Key]> {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(preferences(browserCall))
  // While preferences are not read, or could not be, there is nothing that a choice could be kept in.
  const [chosen, setChosen] = useState<Preferences[Key] | null>(null)
  return {
    value: data ? data[key] : (chosen ?? (isError ? fallback : undefined)),
    choose: async (value) => {
      setChosen(value)
      try {
        await savePreference(browserCall, queryClient, { key, value, update: true })
        return true
      } catch (error) {
        setChosen(null)
        void showNotice({ kind: 'failed', text: `Your choice could not be kept. ${failureWords(error)}` })
        return false
      }
    },
  }
}
