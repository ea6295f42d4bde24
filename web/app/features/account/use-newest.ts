import { useMemo, useState } from 'react'
import type { AccountChange } from './change-account.ts'

/** Of several forms on a page only the one that was saved last says so. */
export interface Newest {
  tell: (change: AccountChange) => void
  is: (change: AccountChange | undefined) => boolean
}

export function useNewest(): Newest {
  const [newest, setNewest] = useState<AccountChange | null>(null)
  return useMemo(() => ({ tell: setNewest, is: (change) => change === newest }), [newest])
}
