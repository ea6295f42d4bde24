/** A lot while somebody writes it: what stands after a bar that is not there yet is missing. */
export interface WrittenLot {
  number: string
  title?: string
  estimate?: string
}

/**
 * One lot a line: '12 | A pair of candlesticks | USD 200–300', or cells pasted from a table. What is typed
 * comes back as it is, spaces too.
 */
export function lotsOfLines(text: string): WrittenLot[] {
  if (text === '') return []
  return text.split('\n').map((line) => {
    const [number = '', title, ...estimate] = line.split(/[|\t]/)
    return {
      number,
      ...(title !== undefined && { title }),
      ...(estimate.length > 0 && { estimate: estimate.join('|') }),
    }
  })
}

export function linesOfLots(lots: unknown): string {
  if (!Array.isArray(lots)) return ''
  return lots
    .map((lot: WrittenLot) =>
      [lot.number, lot.title, lot.estimate].filter((part) => part !== undefined).join('|'),
    )
    .join('\n')
}
