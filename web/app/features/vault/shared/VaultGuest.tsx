import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { Link, useLocation } from 'react-router'
import { NeedsScripts } from '../../../shared/ui/NeedsScripts.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { KeptItems } from './KeptItems.tsx'

/**
 * For visitors, and for members without a paid membership or a trial; whoever had one is offered what is
 * kept. `title` is what the page is called.
 */
export function VaultGuest({ title = 'Vault' }: { title?: string }) {
  const { pathname, search } = useLocation()
  const reader = useCurrentUser()
  const isInterrupted = ['On Hold', 'Error'].includes(reader?.subscriptionStatus ?? '')
  return (
    <section className="page py-16 tablet:py-24">
      <h1 className="text-4xl font-medium tablet:text-5xl">{title}</h1>
      {/* Without scripts nobody knows who reads: it is not said to those who may have paid. */}
      <p className="mt-6 border-l-2 border-brass py-1 pl-4 text-lg nojs:hidden">
        {vaultItemMessages.paidOnly}
      </p>
      <NeedsScripts what={title === 'Vault' ? 'The vault needs' : `${title} needs`} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={logInPath(`${pathname}${search}`)} className="button-plain">
          Sign In
        </Link>
        <Link to={isInterrupted ? '/app/accountSettings/subscription' : '/product/index'} className="button">
          {isInterrupted ? 'Re-enable' : 'Try for free'}
        </Link>
      </div>
      {reader && <KeptItems userId={reader.userId} />}
    </section>
  )
}
