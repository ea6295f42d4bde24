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

/** What is stored of a card. Without an expiry its provider does not tell it apart from others. */
export interface CardNumbers {
  firstDigits: string
  lastDigits: string
  /** 'MM/YY' */
  expiry: string | null
}

/** A card as it is typed, with its expiry behind it or without: '4111 1111 1111 1111 12/30'. */
export function cardNumbers(typed: string): CardNumbers {
  const number = numberOf(typed)
  return {
    firstDigits: number.slice(0, 6),
    lastDigits: number.slice(-4),
    expiry: EXPIRY.exec(typed)?.[0].trim() ?? null,
  }
}

export const cardOf = (typed: string): ScriptedCard =>
  scriptedCards[numberOf(typed)] ?? { ...plain, isRefusedOnForm: true }

const EXPIRY = /\s\d\d\/\d\d\s*$/
const numberOf = (typed: string) => typed.replace(EXPIRY, '').replaceAll(/\D/g, '')
