import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/account-user-info'
import { changeAccount, endsSession } from '../features/account/change-account.ts'
import { DeleteAccount } from '../features/account/components/DeleteAccount.tsx'
import { Details } from '../features/account/components/Details.tsx'
import { DisplayNameForm } from '../features/account/components/DisplayNameForm.tsx'
import { PasswordForm } from '../features/account/components/PasswordForm.tsx'
import { SessionList } from '../features/account/components/SessionList.tsx'
import { loadMember } from '../features/account/load-member.ts'
import { openSessions } from '../features/account/queries.ts'
import { useNewest } from '../features/account/use-newest.ts'
import { browserCall } from '../shared/api/browser-queries.ts'
import { leaveFor } from '../shared/api/leave-for.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await loadMember(context, request)
  const { call, fetch } = queriesOf(context)
  return { user, sessions: (await fetch(openSessions(call))).items }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const change = await changeAccount(browserCall, await postedForm(request))
  if (endsSession(change)) {
    const { forgetTyped } = await import('@vitrine/contracts/staff-drafts')
    forgetTyped()
    return await leaveFor('/login/auth')
  }
  return change
}

export const meta: Route.MetaFunction = () => [
  { title: `My Details | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'My Account' }

export default function UserInfo({ loaderData: { user, sessions } }: Route.ComponentProps) {
  const newest = useNewest()
  return (
    <>
      <Details user={user} />
      <DisplayNameForm displayName={user.displayName} newest={newest} />
      <PasswordForm email={user.email} newest={newest} />
      <SessionList sessions={sessions} />
      <DeleteAccount email={user.email} deletion={user.deletion} />
    </>
  )
}
