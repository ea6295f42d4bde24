/** Each word with those that it is paired with, whichever of the two stands first. */
export function linked(pairs: Iterable<readonly [string, string]>): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>()
  const link = (word: string, other: string) => {
    const known = others.get(word)
    if (known) known.add(other)
    else others.set(word, new Set([other]))
  }
  for (const [a, b] of pairs) {
    if (a === b) continue
    link(a, b)
    link(b, a)
  }
  return others
}
