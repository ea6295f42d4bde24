/** What a payment method of the stand-in does when it is charged. */
export type CardBehavior = 'pays' | 'declines' | 'declines-twice'

export interface ScriptedCard {
  behavior: CardBehavior
  isRefusedOnForm: boolean
  asksForConfirmation: boolean
}

const plain: ScriptedCard = { behavior: 'pays', isRefusedOnForm: false, asksForConfirmation: false }

/** The card numbers that the stand-in knows; any other is refused on the form. */
export const scriptedCards: Readonly<Record<string, ScriptedCard>> = {
  '4111111111111111': plain,
  '4000000000000002': { ...plain, isRefusedOnForm: true },
  '4000000000000341': { ...plain, behavior: 'declines' },
  '4000000000009995': { ...plain, behavior: 'declines-twice' },
  '4000000000003155': { ...plain, asksForConfirmation: true },
}

export const cardOf = (typed: string): ScriptedCard =>
  scriptedCards[typed.replaceAll(/\D/g, '')] ?? { ...plain, isRefusedOnForm: true }
