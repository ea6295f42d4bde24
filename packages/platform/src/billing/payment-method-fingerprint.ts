export interface CardParts {
  /** At least the first six digits; what follows them may be masked. */
  firstDigits?: string | null | undefined
  /** Ends in the last four digits; what comes before may be masked. */
  lastDigits?: string | null | undefined
  /** 1 to 12. */
  expirationMonth?: string | number | null | undefined
  /** With or without its century. */
  expirationYear?: string | number | null | undefined
}

/** The same for the same card of another account; null where the provider does not tell all of its parts. */
export function cardFingerprint(parts: CardParts): string | null {
  const first = /^\d{6}/.exec(parts.firstDigits ?? '')?.[0]
  const last = /\d{4}$/.exec(parts.lastDigits ?? '')?.[0]
  const month = Number(parts.expirationMonth ?? Number.NaN)
  const year = Number(parts.expirationYear ?? Number.NaN) % 100
  if (first === undefined || last === undefined) return null
  if (!Number.isInteger(month) || month < 1 || month > 12 || !Number.isInteger(year)) return null
  return `card:${first}-${last}-${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`
}

/** The payer is known by the address of the PayPal account, the one thing that both providers tell. */
export function paypalFingerprint(paypalEmail: string | null): string | null {
  return paypalEmail === null ? null : `paypal:${paypalEmail.toLowerCase()}`
}
