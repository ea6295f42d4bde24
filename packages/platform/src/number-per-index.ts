export const NUMBER_PER_INDEX_INVALID = 'must look like 1, or price-guide=12,dictionary=2,1'

/** Whether a text says a number for some search indexes by name, and one for all others: `price-guide=12,1`. */
export function isNumberPerIndex(text: string, { least, most }: { least: number; most: number }): boolean {
  const parts = partsOf(text)
  const names = parts.map(({ name }) => name)
  return (
    parts.every(({ number }) => number >= least && number <= most) && new Set(names).size === names.length
  )
}

/** That of an index; undefined where nothing is said of it. */
export function numberFor(text: string, index: string): number | undefined {
  if (text.trim() === '') return undefined
  const parts = partsOf(text)
  return (parts.find(({ name }) => name === index) ?? parts.find(({ name }) => name === ''))?.number
}

/** What is neither `index=number` nor a number has NaN for its number. */
function partsOf(text: string): { name: string; number: number }[] {
  return text.split(',').map((part) => {
    const [, name = '', digits] = /^(?:([a-z][a-z-]*)=)?(\d{1,4})$/.exec(part.trim()) ?? []
    return { name, number: Number(digits) }
  })
}
