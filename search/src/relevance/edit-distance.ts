/**
 * Letters left out, put in, replaced, and neighbors exchanged, each counting one (optimal string alignment,
 * as in Lucene's fuzzy query). `most + 1` stands for any number above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  return Math.min(lastRow(a, b, most)?.at(-1) ?? Infinity, most + 1)
}

/** The distance from `a` to the nearest beginning of `b`, bounded alike. */
export function distanceToBeginning(a: string, b: string, most: number): number {
  return Math.min(...(lastRow(a, b.slice(0, a.length + most), most) ?? []), most + 1)
}

/** Distances from all of `a` to each beginning of `b`; null when none can be within `most`. */
function lastRow(a: string, b: string, most: number): number[] | null {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let distance = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      )
      const isExchange = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isExchange) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      current.push(distance)
    }
    if (Math.min(...current) > most) return null
    beforeLast = last
    last = current
  }
  return last
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/**
 * The word and what is left of it when one letter is gone. Two words that one typo sets apart have one of
 * these in common, so that an index over them finds every such word (symmetric deletion).
 */
export function withoutOneLetter(word: string): string[] {
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}
