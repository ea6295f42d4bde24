import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { SideMenu } from '../../../shared/ui/navigation/SideMenu.tsx'
import { Spinner } from '../../../shared/ui/states/Spinner.tsx'
import { UnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { userDetails } from '../../identity/queries/user-details.ts'
import { NoticeRegion } from './NoticeRegion.tsx'
import { useUserReadAgain } from './use-user-read-again.ts'
import { mayView } from './vault-access.ts'
import { vaultMenu } from './vault-menu.ts'
import { VaultGuest } from './VaultGuest.tsx'

/**
 * The vault's pages with their menu, for whoever has a vault. The server does not know who reads: until the
 * browser does, there is a spinner; without scripts the guest view. (The suspended and those with an expired
 * password are told, or sent on, by the account notice of every page.)
 */
export function VaultFrame({ children }: { children: ReactNode }) {
  useUserReadAgain()
  const { data: user, error } = useQuery({ ...userDetails(browserCall), meta: { essential: true } })
  // Whoever cannot be asked for may well have a vault: its pages stay within reach.
  if (user === undefined && error) {
    return (
      <MenuBeside>
        <ListFailure text={failureOf(error).text} />
      </MenuBeside>
    )
  }
  if (user === undefined || user?.passwordExpired) return <Waiting />
  if (!mayView(user)) return <VaultGuest />
  return (
    <UnsavedWork>
      <MenuBeside>{children}</MenuBeside>
      <NoticeRegion />
    </UnsavedWork>
  )
}

function MenuBeside({ children }: { children: ReactNode }) {
  return (
    <div className="page grid items-start gap-6 py-8 tablet:grid-cols-[272px_minmax(0,1fr)] tablet:gap-8 tablet:py-12 desktop:gap-12">
      <SideMenu label="Vault menu" entries={vaultMenu} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <div className="page flex min-h-80 items-center justify-center nojs:hidden">
        <Spinner />
      </div>
      <div className="hidden nojs:block">
        <VaultGuest />
      </div>
    </>
  )
}
