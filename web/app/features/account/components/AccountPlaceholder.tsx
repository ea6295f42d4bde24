import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'

/** While it is found out who asks: what is personal is never rendered on the server. */
export function AccountPlaceholder() {
  return (
    <div className="page py-10 tablet:py-14">
      <h1 className="text-3xl font-medium tablet:text-4xl">My Account</h1>
      <p className="mt-6 hidden nojs:block">Your account is shown by a script of this page. Please allow scripts for this site.</p>
      <div className="nojs:hidden">
        <ListSkeleton />
      </div>
    </div>
  )
}
