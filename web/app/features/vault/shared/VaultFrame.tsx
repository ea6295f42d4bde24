import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { type ReactNode, useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { UnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { userDetails } from '../../identity/queries.ts'
import { MenuBeside, vaultMenu } from './MenuBeside.tsx'
import { NoticeRegion } from './NoticeRegion.tsx'
import { VaultGuest, VaultGuestPending } from './VaultGuest.tsx'
import { mayView } from './vault-access.ts'

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
      <MenuBeside entries={vaultMenu}>
        <ListFailure text={failureOf(error).text} />
      </MenuBeside>
    )
  }
  if (user === undefined || user?.passwordExpired) return <VaultGuestPending />
  if (!mayView(user)) return <VaultGuest />
  return (
    <UnsavedWork>
      <MenuBeside entries={vaultMenu}>{children}</MenuBeside>
      <NoticeRegion />
    </UnsavedWork>
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
