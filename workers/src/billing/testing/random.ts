/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): {
  below: (most: number) => number
  pick: <Each>(of: readonly Each[]) => Each
} {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    pick: (of) => {
      const picked = of[below(of.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}
