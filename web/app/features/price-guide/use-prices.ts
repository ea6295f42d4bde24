import { useQuery } from '@tanstack/react-query'
import { priceAccessOf, type PriceAccess } from '@vitrine/contracts/access'
import type { Price } from '@vitrine/contracts/price-guide/price-schemas'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { useCurrentUser } from '../identity/queries.ts'
import { prices } from './queries.ts'

export interface SeenPrices {
  /** How the reader sees prices; undefined while it is not known who reads. */
  access: PriceAccess | undefined
  priceOf(id: number): Price | undefined
  isLoading: boolean
}

/** How the reader sees sold prices; undefined while it is not known who reads. */
export function usePriceAccess(): PriceAccess | undefined {
  const reader = useCurrentUser()
  return reader === undefined ? undefined : priceAccessOf(reader)
}

/** Prices come after the page, which is alike for everybody, and only to whoever may see them. */
export function usePrices(ids: readonly number[]): SeenPrices {
  const access = usePriceAccess()
  const { data, isLoading } = useQuery({
    ...prices(browserCall, ids),
    enabled: ids.length > 0 && (access === 'open' || access === 'counted'),
  })
  return { access, isLoading, priceOf: (id) => data?.items.find((price) => price.id === id) }
}
