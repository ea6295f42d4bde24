import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { redirect, type RouterContextProvider } from 'react-router'
import { queriesOf } from '../../shared/api/queries.ts'
import { userDetails } from '../identity/queries.ts'

/** Who is signed in. A visitor is sent to log in, and comes back here. */
export async function loadMember(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<UserDetails> {
  const { call, fetch } = queriesOf(context)
  const user = await fetch(userDetails(call))
  const { pathname, search } = new URL(request.url)
  if (!user) throw redirect(logInPath(`${pathname}${search}`))
  return user
}
