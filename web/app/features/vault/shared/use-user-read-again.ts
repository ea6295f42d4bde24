import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { userDetails } from '../../identity/queries/user-details.ts'

/**
 * A 403 says that the membership is not what this page believes: who reads is asked again, and the page shows
 * what is then true. Nobody is signed out by it.
 */
export function useUserReadAgain(): void {
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
