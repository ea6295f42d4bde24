import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Outlet, redirect } from 'react-router'
import type { Route } from './+types/account-settings'
import { AccountFrame } from '../features/account/components/AccountFrame.tsx'
import { AccountPlaceholder } from '../features/account/components/AccountPlaceholder.tsx'
import { loadMember } from '../features/account/load-member.ts'
import { FIRST_TAB, maySee } from '../features/account/tabs.ts'

/** In the browser alone: nothing of a member is rendered on the server. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await loadMember(context, request)
  if (!maySee(user, new URL(request.url).pathname)) throw redirect(FIRST_TAB)
  return { user }
}

export const meta: Route.MetaFunction = () => [
  { title: `My Account | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export { AccountPlaceholder as HydrateFallback }

export default function AccountSettings({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <AccountFrame user={user}>
      <Outlet />
    </AccountFrame>
  )
}
