import { parseOffset } from '@vitrine/contracts/offset'
import { useLocation } from 'react-router'

/** The place in a list that the URL names, and the URLs of others. */
export function usePageOffset() {
  const { pathname, search } = useLocation()
  return {
    offset: parseOffset(new URLSearchParams(search).get('offset')),
    pathOf: (offset: number) => (offset > 0 ? `${pathname}?offset=${offset}` : pathname),
  }
}
