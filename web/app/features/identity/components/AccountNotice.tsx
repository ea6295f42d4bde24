import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ACCOUNT_PAGE, noticeFor, pageForExpiredPassword } from '../account-notice.ts'

/** What a member has to be told about the account, if anything; sends one with an expired password to change it. */
export default function AccountNotice({ user }: { user: UserDetails }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const elsewhere = pageForExpiredPassword(user, pathname)
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])

  const notice = noticeFor(user)
  if (!notice) return null
  const isGrave = notice !== 'unverified'
  return (
    <div role={isGrave ? 'alert' : 'status'} className={`border-b bg-sunken ${isGrave ? 'border-oxblood' : 'border-hairline'}`} data-print="no">
      <p className={`page py-3 ${isGrave ? 'text-oxblood' : ''}`}>
        {notice === 'suspended' && <Suspended />}
        {notice === 'password-expired' && 'Your password has expired. Please choose a new one to continue.'}
        {notice === 'unverified' && <Unverified email={user.email} />}
      </p>
    </div>
  )
}

function Suspended() {
  return (
    <>
      Your account is suspended. You can still see what is your own, and search. Please{' '}
      <Link to="/about-contact" className="font-semibold underline underline-offset-4">
        contact us
      </Link>{' '}
      to reactivate it.
    </>
  )
}

function Unverified({ email }: { email: string }) {
  return (
    <>
      Please confirm your email. We have sent a link to {email}.{' '}
      <Link to={ACCOUNT_PAGE} className="font-semibold underline underline-offset-4">
        Send it again
      </Link>
    </>
  )
}
