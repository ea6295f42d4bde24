import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import { Link, useLocation } from 'react-router'
import { LockedDetail } from '../../../shared/ui/states/LockedDetail.tsx'
import { useCurrentUser } from '../queries.ts'

/** In the documents' own words. */
const PAID_ONLY = 'Sorry! This feature is only available for paid subscribers.'
/** A subscriber is told no untruth. */
const OF_ANOTHER = 'This is not part of your membership.'
const SUSPENDED = 'Your account is suspended. You can still see what is your own, and search.'

/** In the place of what a membership opens: the documented words and the way on, for whoever reads. */
export function MembersOnly({ title }: { title: string }) {
  const reader = useCurrentUser()
  if (reader?.capabilities.isSuspended)
    return <LockedDetail title={title} text={SUSPENDED} to="/about-contact" action="Contact us" />
  return (
    // The server does not know who reads: until the browser does, the place is kept.
    <div className={reader === undefined ? 'member:invisible' : ''}>
      <LockedDetail
        title={title}
        {...(reader && reader.tier !== 'free'
          ? { text: OF_ANOTHER, to: '/app/accountSettings/subscription', action: 'Upgrade' }
          : { text: PAID_ONLY, to: '/product/index', action: 'Try for free' })}
      />
      {!reader && <SignIn />}
      {/* As NeedsScripts, which is in a file of members' pages alone. */}
      <p className="mt-6 hidden nojs:block">
        What members see here needs JavaScript. Please turn it on for this site.
      </p>
    </div>
  )
}

function SignIn() {
  const { pathname, search } = useLocation()
  return (
    <p className="mt-3 text-sm text-muted">
      Already a member?{' '}
      <Link to={logInPath(`${pathname}${search}`)} className="text-link">
        Sign In
      </Link>
    </p>
  )
}
