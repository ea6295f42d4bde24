/** How a field's text becomes the value that its schema asks for. Without one it stays a text. */
export type Reading = 'number' | 'money' | 'optional'

const readings: Readonly<Record<Reading, (text: string) => number | string | undefined>> = {
  number: (text) => numberOf(text.replace(/[\s,]/g, '')),
  money: (text) => numberOf(text.replace(/[\s,$]/g, '')),
  optional: (text) => (text.trim() === '' ? undefined : text),
}

/**
 * The value of a text; nothing where nothing stands, NaN where it is no number: the schema says what it
 * thinks of both.
 */
export function readText(text: string, reading: Reading): number | string | undefined {
  return readings[reading](text)
}

function numberOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text)
}
