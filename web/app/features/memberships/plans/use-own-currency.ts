import { currencyOf } from '@vitrine/contracts/memberships/currency-of'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCurrentUser } from '../../identity/queries/use-current-user.ts'

/** A member sees prices in the currency of their country, unless the URL names one. */
export function useOwnCurrency(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const country = useCurrentUser()?.countryCode
  useEffect(() => {
    const asked = new URLSearchParams(search)
    if (!country || asked.has('currency') || currencyOf(country) === 'USD') return
    asked.set('currency', currencyOf(country))
    void navigate(`${pathname}?${asked.toString()}`, { replace: true, preventScrollReset: true })
  }, [country, pathname, search, navigate])
}
