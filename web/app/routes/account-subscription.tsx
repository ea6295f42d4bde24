import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/account-subscription'
import { Membership } from '../features/account/components/Membership.tsx'
import { loadMember } from '../features/account/load-member.ts'
import { subscriptionStatus } from '../features/account/queries/subscription-status.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await loadMember(context, request)
  const { call, fetch } = queriesOf(context)
  return { user, subscription: await fetch(subscriptionStatus(call)) }
}

export const meta: Route.MetaFunction = () => [{ title: `Membership | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]

export const handle: PageHandle = { pageTitle: 'Subscription' }

export default function Subscription({ loaderData: { user, subscription } }: Route.ComponentProps) {
  return <Membership user={user} subscription={subscription} />
}
