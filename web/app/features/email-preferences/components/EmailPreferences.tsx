import { Fragment } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { emailCategories } from '@vitrine/contracts/newsletter/categories'
import type { EmailPreferences as Preferences } from '@vitrine/contracts/newsletter/schemas'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { emailPreferences } from '../queries/email-preferences.ts'
import { CategorySwitch } from './CategorySwitch.tsx'

/** What we may write to the member, a switch each. */
export function EmailPreferences({
  user: { email, emailVerified },
  loaded,
}: {
  user: Pick<UserDetails, 'email' | 'emailVerified'>
  loaded: Preferences
}) {
  const { data: stored } = useQuery({ ...emailPreferences(browserCall), initialData: loaded })
  return (
    <>
      <p className="max-w-prose">
        Choose what comes to <span className="font-medium break-words">{breakable(email)}</span>. You can turn
        each category on or off, and every email has a link to unsubscribe.
      </p>
      {!emailVerified && (
        <p className="max-w-prose border-l-2 border-brass py-1 pl-4">
          This email is not confirmed yet. When you turn a category on, we send you a link to confirm it.
        </p>
      )}
      {stored.isSuppressed && <Suppressed />}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {emailCategories.map((category) => (
          <CategorySwitch
            key={category}
            category={category}
            stored={stored[category]}
            isSuppressed={stored.isSuppressed}
          />
        ))}
      </ul>
    </>
  )
}

function Suppressed() {
  return (
    <p className="max-w-prose border-l-2 border-oxblood py-1 pl-4">
      We do not send newsletters to this email, because earlier ones bounced or were reported as spam. You
      still get emails about your account. If this is a mistake,{' '}
      <Link to="/about-contact" className="text-link">
        write to us
      </Link>{' '}
      and we will fix it.
    </p>
  )
}

/** May break before its signs; within a word only where a line holds no whole one. */
function breakable(email: string) {
  return email.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
