import { CallFailed } from '@vitrine/contracts/client'
import type { EmailCategory, SubscriptionState } from '@vitrine/contracts/newsletter/categories'
import {
  emailPreferenceMessages as messages,
  newsletterMessages,
  subscribedTo,
  unsubscribedFrom,
} from '@vitrine/contracts/newsletter/messages'

/** What a switch is told: a sentence, and what follows from it. */
export interface Outcome {
  text: string
  advice: string | null
}

export interface ChangedPreference {
  category: EmailCategory
  state: SubscriptionState
  awaitsConfirmation: boolean
}

export function changedWords({ category, state, awaitsConfirmation }: ChangedPreference): Outcome {
  if (awaitsConfirmation) return { text: newsletterMessages.success, advice: null }
  if (state === 'SUBSCRIBED') return { text: subscribedTo(category), advice: null }
  return {
    text: unsubscribedFrom(category),
    advice: category === 'newsletter' ? messages.stillTransactional : null,
  }
}

export function failedWords(error: unknown): Outcome {
  const isAway = error instanceof CallFailed && error.status === 503
  return isAway
    ? { text: messages.unavailable, advice: messages.unavailableAdvice }
    : { text: messages.problem, advice: messages.problemAdvice }
}
