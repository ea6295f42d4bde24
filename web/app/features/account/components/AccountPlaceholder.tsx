import { NeedsScripts } from '../../../shared/ui/NeedsScripts.tsx'
import { SignOutForm } from '../../identity/components/SignOutForm.tsx'

const FIELDS = 4

/**
 * While it is found out who asks: what is personal is never rendered on the server. Its places are the
 * account's own.
 */
export function AccountPlaceholder() {
  return (
    <div className="page py-10 tablet:py-14">
      <h1 className="text-3xl font-medium tablet:text-4xl">My Account</h1>
      <NeedsScripts what="Your account needs" />
      <SignOutForm words="You can sign out without it." />
      <div
        role="status"
        aria-label="Loading"
        className="mt-8 grid items-start gap-8 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-12 nojs:hidden"
      >
        <div className="skeleton h-11 tablet:h-36" />
        <div className="max-w-2xl">
          <div className="skeleton h-8 w-40" />
          {Array.from({ length: FIELDS }, (_, field) => (
            <div key={field} data-skeleton="" className="mt-6 space-y-2">
              <div className="skeleton h-4 w-28" />
              <div className="skeleton h-11 w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
