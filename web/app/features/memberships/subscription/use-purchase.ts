import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import { membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { updateSubscription, type SubscriptionUpdate } from '../queries/changes.ts'
import { membershipChanged, rereadMembership } from '../queries/own-membership.ts'
import { idempotencyKeys } from '../shared/idempotency-key.ts'
import { isOutdated } from '../shared/outdated.ts'
import { clearPglFlag } from '../shared/pgl-flag.ts'
import type { Tell } from './told.tsx'

interface PurchaseOptions {
  tell: Tell
  onClose: () => void
  onPriceChanged: () => void
}

/** Begins, buys or changes a membership. A failure stays in the dialog, where it can be tried again. */
export function usePurchase({ tell, onClose, onPriceChanged }: PurchaseOptions) {
  const queryClient = useQueryClient()
  const [keyOf] = useState(() => idempotencyKeys())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (body: SubscriptionUpdate) => {
    setSending(true)
    setFailure(null)
    try {
      const { response, redirectWithWindowHref } = await updateSubscription(browserCall, body, keyOf(body))
      clearPglFlag(localStorage)
      if (redirectWithWindowHref) {
        location.assign(redirectWithWindowHref)
        return
      }
      await membershipChanged(queryClient, browserCall)
      tell({ kind: 'done', text: response.pending ? PAYMENT_IN_PROGRESS : messages.updated })
      onClose()
    } catch (error) {
      setSending(false)
      if (isOutdated(error)) {
        await membershipChanged(queryClient, browserCall)
        tell({ kind: 'failed', text: updateFailure(error) })
        onClose()
        return
      }
      if (error instanceof CallFailed && error.code === 'PRICE_CHANGED') {
        // One's own change, made in another tab, gives another price too.
        const { isOther } = await rereadMembership(queryClient, browserCall)
        if (isOther) {
          tell({ kind: 'failed', text: `${messages.notUpdated} ${messages.changedElsewhere}` })
          onClose()
          return
        }
        onPriceChanged()
      }
      setFailure(updateFailure(error))
    }
  }
  return { isSending, failure, send }
}

/** The documented sentence, and the first error message where the response has errors. */
export function updateFailure(error: unknown): string {
  const first = error instanceof CallFailed ? error.fieldErrors[0]?.errorMessage : undefined
  return `${messages.notUpdated} ${first ?? failureOf(error).text}`.trim()
}
