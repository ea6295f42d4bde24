import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Where the last page of a list begins. */
export function lastPageOffset(total: number, pageSize: number = vaultItemLimits.pageSize): number {
  return Math.max(0, Math.ceil(total / pageSize) - 1) * pageSize
}

interface PlaceInList {
  /** Undefined until the list has come. */
  total: number | undefined
  offset: number
  pageSize: number
  pathOf: (offset: number) => string
}

/** A place past the end shows the last page. Returns whether that one is on its way. */
export function useLastPage({ total, offset, pageSize, pathOf }: PlaceInList): boolean {
  const navigate = useNavigate()
  const lastOffset =
    total !== undefined && total > 0 && offset >= total ? lastPageOffset(total, pageSize) : null
  useEffect(() => {
    if (lastOffset !== null) void navigate(pathOf(lastOffset), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list that came back without a row
  }, [lastOffset])
  return lastOffset !== null
}
