/** A small seeded generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  chance(share: number): boolean
  pick<Value>(values: readonly [Value, ...Value[]]): Value
}

/**
 * Mulberry32 (Tommy Ettinger, public domain), on a state mixed from two numbers: one stream for each row of
 * each seed.
 */
export function randomFor(seed: number, stream: number): Random {
  let state = mix(mix(seed) ^ Math.imul(stream + 1, 0x9e3779b1))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}

/** Every bit of the response depends on every bit of the number. */
export function mix(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Picks places of a list by weight. */
export function weighted(weights: readonly number[]): (random: Random) => number {
  let sum = 0
  const bounds = weights.map((weight) => (sum += weight))
  return (random) => {
    const target = random.next() * sum
    let low = 0
    let high = bounds.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((bounds[middle] ?? sum) > target) high = middle
      else low = middle + 1
    }
    return low
  }
}
