import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { SECOND_FACTOR_PAGE } from '@vitrine/contracts/identity/second-factor-page'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ActivationNotice } from '../../memberships/activation/ActivationNotice.tsx'
import { ACCOUNT_PAGE, noticeFor, pageForExpiredPassword } from '../account-notice.ts'
import { isLoadedWithoutRoom, keepRoom } from '../member-room.ts'
import { DeletionBanner } from './DeletionBanner.tsx'

/** What a member has to be told at the top of the page: what became of an activation, and of the account. */
export default function AccountNotice({ user }: { user: UserDetails }) {
  return (
    <>
      <ActivationNotice />
      <OfAccount user={user} />
    </>
  )
}

/** Sends a member with an expired password to change it. */
function OfAccount({ user }: { user: UserDetails }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const elsewhere = pageForExpiredPassword(user, pathname)
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])

  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) keepRoom('notice', heightOfParts(box.current))
  })
  return (
    <div ref={box} className="relative">
      <DeletionBanner deletion={user.deletion} />
      <Notice user={user} />
    </div>
  )
}

/** Of what stands in it and of what still waits: that one takes no room yet. To the fraction of a pixel. */
function heightOfParts(box: Element): number {
  const { top } = box.getBoundingClientRect()
  return Math.max(top, ...Array.from(box.children, (part) => part.getBoundingClientRect().bottom)) - top
}

function Notice({ user }: { user: UserDetails }) {
  const notice = noticeFor(user)
  const { pathname } = useLocation()
  if (!notice) return null
  const isGrave = notice !== 'unverified' && notice !== 'second-factor'
  const waits = notice === 'unverified' && isLoadedWithoutRoom(pathname)
  return (
    <div
      role={isGrave ? 'alert' : 'status'}
      className={`border-b bg-sunken ${isGrave ? 'border-oxblood' : 'border-hairline'} ${waits ? 'invisible absolute inset-x-0 top-0' : ''}`}
      data-print="no"
    >
      <p className={`page py-3 ${isGrave ? 'text-oxblood' : ''}`}>
        {notice === 'suspended' && <Suspended />}
        {notice === 'second-factor' && <MissingSecondFactor />}
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

function MissingSecondFactor() {
  const { pathname, search } = useLocation()
  return (
    <>
      Your second factor is still missing. Until you have entered it, you cannot change this account or open
      the console.
      {pathname.replace(/\/+$/, '') !== SECOND_FACTOR_PAGE && (
        <>
          {' '}
          <Link
            to={`${SECOND_FACTOR_PAGE}?parentUrl=${encodeURIComponent(pathname + search)}`}
            className="font-semibold underline underline-offset-4"
          >
            Enter the code
          </Link>
        </>
      )}
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
