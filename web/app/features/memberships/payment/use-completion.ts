import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf, type ListFailure } from '../../../shared/api/failure.ts'
import { checkout, completeCheckout, type PaymentParameter } from '../queries/checkout.ts'

export interface Completion {
  /** What the provider's page came back with; null while nobody has been through it. */
  given: readonly PaymentParameter[] | null
  isCompleting: boolean
  failure: ListFailure | null
  complete: (parameters: readonly PaymentParameter[]) => Promise<void>
}

/** Hands on what the provider's page came back with. It may be handed on again: a checkout is completed once. */
export function useCompletion(key: string, returned: readonly PaymentParameter[]): Completion {
  const queryClient = useQueryClient()
  const hasReturned = returned.length > 0
  const [given, setGiven] = useState<readonly PaymentParameter[] | null>(hasReturned ? returned : null)
  const [isCompleting, setCompleting] = useState(hasReturned)
  const [failure, setFailure] = useState<ListFailure | null>(null)
  const complete = async (parameters: readonly PaymentParameter[]) => {
    setGiven(parameters)
    setCompleting(true)
    setFailure(null)
    const { queryKey } = checkout(browserCall, key)
    try {
      const completed = await completeCheckout(browserCall, key, parameters)
      // A response that was asked for before this one is older than it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, completed)
    } catch (error) {
      setFailure(failureOf(error))
      // Whatever was lost on the way: the checkout itself knows what became of it.
      void queryClient.invalidateQueries({ queryKey })
    }
    setCompleting(false)
  }
  useEffect(() => {
    if (hasReturned) void complete(returned)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the page was opened with
  }, [hasReturned])
  return { given, isCompleting, failure, complete }
}
