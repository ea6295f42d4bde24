import { parseOffset } from '@vitrine/contracts/offset'
import { useLocation, useNavigate } from 'react-router'
import type { AskedUsers } from '../queries/team.ts'

/** Which users the URL asks for, and the URLs of others. */
export function useUsersPath() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search)
  const place: AskedUsers = {
    startsWith: given.get('startsWith') ?? '',
    contains: given.get('contains') ?? '',
    offset: parseOffset(given.get('offset')),
  }
  const pathOf = (change: Partial<AskedUsers>) => {
    const { startsWith, contains, offset } = { ...place, offset: 0, ...change }
    const asked = new URLSearchParams({
      ...(startsWith && { startsWith }),
      ...(contains && { contains }),
      ...(offset > 0 && { offset: String(offset) }),
    }).toString()
    return asked ? `${pathname}?${asked}` : pathname
  }
  return {
    ...place,
    pathOf,
    go: (change: Partial<AskedUsers>) =>
      void navigate(pathOf(change), { replace: true, preventScrollReset: true }),
  }
}
