import { CallFailed } from '@vitrine/contracts/client'
import type { OpenDeletion } from '@vitrine/contracts/identity/deletion-schemas'
import { keepAccount } from '@vitrine/contracts/identity/keep-account-endpoint'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { FocusRestoration } from '@vitrine/contracts/lost-focus'
import { SECOND_FACTOR_PAGE } from '@vitrine/contracts/identity/second-factor-page'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { ActivationNotice } from '../../memberships/activation/ActivationNotice.tsx'
import { ACCOUNT_PAGE, noticeFor, pageForExpiredPassword } from '../account-notice.ts'
import { isLoadedWithoutRoom, keepRoom } from '../member-room.ts'
import { userDetails } from '../queries.ts'

/** What a member has to be told at the top of the page: what became of an activation, and of the account. */
export default function AccountNotice({ user }: { user: UserDetails }) {
  useRestoredFocus()
  return (
    <>
      <ActivationNotice />
      <OfAccount user={user} />
    </>
  )
}

/**
 * Keeps the focus where a member's control is disabled or goes away; another page or list says itself where
 * it begins. Without the script only that is lost.
 */
function useRestoredFocus(): void {
  const { key } = useLocation()
  const loading = useRef<Promise<FocusRestoration | null>>(null)
  useLayoutEffect(() => void loading.current?.then((restoration) => restoration?.forget()), [key])
  useEffect(() => {
    const loaded = import('@vitrine/contracts/lost-focus').then(
      ({ restoreLostFocus }) => restoreLostFocus(),
      () => null,
    )
    loading.current = loaded
    return () => void loaded.then((restoration) => restoration?.stop())
  }, [])
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

/** That the account will be deleted, with the way back; and once it was taken, that the account stays. */
function DeletionBanner({ deletion }: { deletion: OpenDeletion | null }) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isKept, setKept] = useState(false)
  /** Never by itself: whoever comes back chooses to pay again. */
  const [renews, setRenews] = useState(false)

  async function keep(id: number): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      await browserCall(keepAccount, {
        params: { id },
        query: renews && deletion?.membershipEndsDate ? { renewMembership: true } : {},
      })
      setKept(true)
    } catch (error) {
      setFailure(
        error instanceof CallFailed && error.status === 409
          ? error.message
          : 'That did not work. Please try again.',
      )
    }
    // Whatever became of it: another page may have kept the account already.
    await browserQueryClient
      .invalidateQueries({ queryKey: userDetails(browserCall).queryKey })
      .then(revalidate)
    setPending(false)
  }

  const text = useRef<HTMLParagraphElement>(null)
  const isOver = isKept && !deletion
  useEffect(() => {
    // Its button is gone.
    if (isOver) text.current?.focus({ preventScroll: true })
  }, [isOver])
  if (!deletion && !isKept) return null
  return (
    <div
      role="status"
      className={`border-b bg-sunken ${deletion ? 'border-oxblood' : 'border-hairline'}`}
      data-print="no"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p ref={text} tabIndex={-1} className={deletion ? 'font-medium text-oxblood' : ''}>
          {deletion
            ? `Your account will be deleted on ${formatDay(deletion.dueDate)}.`
            : 'Your account stays. Nothing will be deleted.'}
        </p>
        {deletion?.membershipEndsDate && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={renews}
              disabled={pending}
              onChange={({ target }) => setRenews(target.checked)}
            />
            Also renew my membership, which is open until {formatDay(deletion.membershipEndsDate)}
          </label>
        )}
        {deletion && (
          <button
            type="button"
            className="button-plain"
            disabled={pending}
            onClick={() => void keep(deletion.id)}
          >
            {pending ? 'Saving…' : 'Keep my account'}
          </button>
        )}
        {failure && <p className="text-oxblood">{failure}</p>}
      </div>
    </div>
  )
}
