import { currencyOf } from '@vitrine/contracts/memberships/currency-of'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useCurrentUser } from '../../identity/queries/use-current-user.ts'
import { PLANS_PAGE } from '../shared/plan-path.ts'

/** A member sees prices in the currency of their country, unless the URL names one. */
export function useOwnCurrency(): void {
  const present = useLocation()
  const { location: coming } = useNavigation()
  // A choice whose prices load is not taken back.
  const { pathname, search } = coming ?? present
  const navigate = useNavigate()
  const country = useCurrentUser()?.countryCode
  useEffect(() => {
    const asked = new URLSearchParams(search)
    if (pathname !== PLANS_PAGE || !country || asked.has('currency') || currencyOf(country) === 'USD') return
    asked.set('currency', currencyOf(country))
    void navigate(`${pathname}?${asked.toString()}`, { replace: true, preventScrollReset: true })
  }, [country, pathname, search, navigate])
}
