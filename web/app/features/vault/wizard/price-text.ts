import {
  numberRead,
  readAmount,
  readWholeNumber,
  withThousandsCommas,
} from '@vitrine/contracts/typed-numbers'

/** An empty field counts as 0, which is stored as no price; NaN where it is no amount. */
export function priceOf(text: string): number {
  return numberRead(readAmount(text)) ?? 0
}

/** As the field shows a stored price. */
export function textOfPrice(price: number | null): string {
  return price === null ? '' : withThousandsCommas(price.toFixed(2))
}

/** Null of an empty field; NaN where it is no whole number. */
export function yearsOf(text: string): number | null {
  return numberRead(readWholeNumber(text))
}
