import { useQueryClient } from '@tanstack/react-query'
import { NoResponse } from '@vitrine/contracts/client'
import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import { membershipMessages } from '@vitrine/contracts/memberships/messages'
import type { ActivationSource } from '@vitrine/contracts/memberships/plans'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { convertTrial } from '../queries/changes.ts'
import { membershipChanged } from '../queries/own-membership.ts'
import { idempotencyKeys } from '../shared/idempotency-key.ts'
import { activationOutcome } from './activation-outcome.ts'

interface Activation {
  isSending: boolean
  /** Nobody responded: it may be sent again, and is never done twice. */
  lost: string | null
  activate: (discountCode: string) => Promise<void>
}

/**
 * Makes a trial the membership that follows it. What became of it stands at the top of the page, and the
 * dialog closes.
 */
export function useActivation(src: ActivationSource, onDone: () => void): Activation {
  const queryClient = useQueryClient()
  const [keyOf] = useState(() => idempotencyKeys())
  const [isSending, setSending] = useState(false)
  const [lost, setLost] = useState<string | null>(null)
  const activate = async (discountCode: string) => {
    const body = { src, discountCode }
    setSending(true)
    setLost(null)
    try {
      const { pending, redirectWithWindowHref } = await convertTrial(browserCall, body, keyOf(body))
      if (redirectWithWindowHref) {
        location.assign(redirectWithWindowHref)
        return
      }
      await membershipChanged(queryClient, browserCall)
      activationOutcome.tell(
        pending
          ? { kind: 'pending', text: PAYMENT_IN_PROGRESS }
          : { kind: 'done', text: membershipMessages.updated },
      )
      onDone()
    } catch (error) {
      setSending(false)
      if (error instanceof NoResponse) {
        setLost(error.message)
        return
      }
      activationOutcome.tell({ kind: 'failed', text: failureOf(error).text })
      onDone()
    }
  }
  return { isSending, lost, activate }
}
