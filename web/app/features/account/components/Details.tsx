import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { useFetcher } from 'react-router'
import type { AccountChange } from '../change-account.ts'
import { AccountSection } from './AccountSection.tsx'

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** What is known of the member. What is not known is left out: no form of the site asks for it. */
export function Details({ user }: { user: UserDetails }) {
  const facts = [
    ['First name', user.firstName],
    ['Last name', user.lastName],
    ['Company', user.companyName],
    ['Country', user.countryCode && (regions.of(user.countryCode) ?? user.countryCode)],
  ].filter(([, value]) => value)
  return (
    <AccountSection title="My Details">
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 phone:grid-cols-[9rem_minmax(0,1fr)] phone:gap-x-8">
        <dt className="text-muted">Email</dt>
        <dd className="[overflow-wrap:anywhere]">
          {user.email}
          {user.emailVerified ? <span className="block text-sm text-muted">Confirmed</span> : <Unconfirmed />}
        </dd>
        <dt className="text-muted">Display name</dt>
        <dd className="break-words">{user.displayName}</dd>
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  )
}

function Unconfirmed() {
  const fetcher = useFetcher<AccountChange>()
  const pending = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action="/app/accountSettings/userInfo" className="mt-1">
      <input type="hidden" name="intent" value="verification" />
      <span className="block text-sm">Not confirmed yet. Use the link in the email that we sent you.</span>
      <button
        type="submit"
        className="text-link inline-flex min-h-11 items-center text-sm"
        disabled={pending}
      >
        {pending ? 'Sending…' : 'Send it again'}
      </button>
      <span role="status" className="block text-sm">
        {!pending && (fetcher.data?.done ? 'We have sent it.' : fetcher.data?.failure)}
      </span>
    </fetcher.Form>
  )
}
