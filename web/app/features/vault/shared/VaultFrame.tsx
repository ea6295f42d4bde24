import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { type ReactNode, useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { UnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { SideMenu, type SideMenuEntry } from '../../../shared/ui/navigation/SideMenu.tsx'
import { userDetails } from '../../identity/queries.ts'
import { NoticeRegion } from './NoticeRegion.tsx'
import { VaultGuest, VaultGuestPending } from './VaultGuest.tsx'
import { mayView } from './vault-access.ts'
import { vaultPaths } from './vault-paths.ts'

/** The vault's menu, in its documented order. */
const vaultMenu: readonly SideMenuEntry[] = [
  {
    title: 'Dashboard',
    to: vaultPaths.dashboard,
    icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  },
  {
    title: 'My Vault',
    to: vaultPaths.list,
    icon: 'M4 4h16v16H4zM8 20v1.5M16 20v1.5M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 9V7M15 12h2M12 15v2M9 12H7',
  },
  {
    title: 'My Tags',
    to: vaultPaths.tags,
    icon: 'M3.5 4.5v7l9 9 7-7-9-9zM7.5 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  },
  {
    title: 'Collections',
    to: vaultPaths.collections,
    alias: '/app/vault/collections',
    icon: 'M4 9h16v11H4zM6 6h12M8 3h8',
  },
  {
    title: 'Insurance Companies',
    to: vaultPaths.insuranceCompanies,
    icon: 'M12 3l8 3v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  },
  {
    title: 'Storage Locations',
    to: vaultPaths.storageLocations,
    icon: 'M12 21c4.5-4.8 6.5-8.2 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 12.8 7.5 16.2 12 21zM12 12a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  },
]

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
  if (user === undefined || user?.passwordExpired) return <VaultGuestPending />
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

/**
 * A 403 says that the membership is not what this page believes: who reads is asked again, and the page shows
 * what is then true. Nobody is signed out by it.
 */
function useUserReadAgain(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const readAgain = (error: unknown) => {
      if (error instanceof CallFailed && error.status === 403)
        void queryClient.invalidateQueries({ queryKey: userDetails(browserCall).queryKey })
    }
    const ofQueries = queryClient
      .getQueryCache()
      .subscribe(
        (event) => event.type === 'updated' && event.action.type === 'error' && readAgain(event.action.error),
      )
    const ofMutations = queryClient
      .getMutationCache()
      .subscribe(
        (event) => event.type === 'updated' && event.action.type === 'error' && readAgain(event.action.error),
      )
    return () => {
      ofQueries()
      ofMutations()
    }
  }, [queryClient])
}
