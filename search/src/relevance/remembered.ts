/**
 * The same function, which remembers what it made of up to `most` words: the titles of a page are made of few
 * words, and the next page of much the same ones. When it is full it begins anew.
 */
export function remembered<Made>(most: number, make: (word: string) => Made): (word: string) => Made {
  const known = new Map<string, Made>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const made = make(word)
    if (known.size >= most) known.clear()
    known.set(word, made)
    return made
  }
}
