import { useMemo, useState } from 'react'

/** Of several forms on a page only the one that was saved last says so. Each tells an object of its own. */
export interface Newest {
  tell: (change: object) => void
  is: (change: object | null | undefined) => boolean
}

export function useNewest(): Newest {
  const [newest, setNewest] = useState<object | null>(null)
  return useMemo(() => ({ tell: setNewest, is: (change) => change !== null && change === newest }), [newest])
}
