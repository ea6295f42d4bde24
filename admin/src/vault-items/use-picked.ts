import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { VAULT_ITEMS } from '../providers/vault-item-resource.ts'

interface Picked<Option> {
  /** Names what is picked from, for the cache. */
  key: readonly unknown[]
  find: (data: ConsoleDataProvider, text: string) => Promise<readonly Option[]>
}

/** What a picker offers: asked for once it is opened, and again for what is typed. */
export function usePicked<Option>({ key, find }: Picked<Option>) {
  const data = useConsoleData()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const {
    data: options = [],
    isFetching,
    error,
  } = useQuery({
    queryKey: [VAULT_ITEMS, 'pickers', ...key, text],
    enabled: isOpen,
    placeholderData: keepPreviousData,
    queryFn: () => find(data, text),
  })
  return {
    options,
    text: typed,
    /** What the picker itself says where it has nothing to offer. */
    words: {
      loading: isFetching,
      loadingText: 'Loading …',
      noOptionsText: error
        ? 'The list could not be loaded. Close it and open it again to try once more.'
        : 'Nothing found',
    },
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onType: setTyped,
  }
}
