import { folded } from './folded.ts'

/**
 * What is called so comes first, then what begins so, then what has a word that begins so; between equals the
 * order stays.
 */
export function byFit<R>(records: readonly R[], nameOf: (record: R) => string, text: string): R[] {
  const wanted = folded(text)
  const fit = (record: R): number => {
    const name = folded(nameOf(record))
    if (name === wanted) return 0
    if (name.startsWith(wanted)) return 1
    return ` ${name}`.includes(` ${wanted}`) ? 2 : 3
  }
  return records.toSorted((one, other) => fit(one) - fit(other))
}
