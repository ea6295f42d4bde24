import { readAmount, readWholeNumber } from '@vitrine/contracts/typed-numbers'

/** How a field's text becomes the value that its schema asks for. Without one it stays a text. */
export type Reading = 'whole' | 'money' | 'optional'

const readings: Readonly<Record<Reading, (text: string) => number | string | undefined>> = {
  whole: (text) => numberOf(readWholeNumber(text)),
  money: (text) => numberOf(readAmount(text)),
  optional: (text) => (text.trim() === '' ? undefined : text),
}

/**
 * The value of a text; nothing where nothing stands, NaN where it is no number: the schema says what it
 * thinks of both.
 */
export function readText(text: string, reading: Reading): number | string | undefined {
  return readings[reading](text)
}

function numberOf(read: string | null): number | undefined {
  if (read === null) return Number.NaN
  return read === '' ? undefined : Number(read)
}
