/** Numbers from 0 to 1, the same on every run: Park and Miller's minimal standard generator (1988). */
export function numbersFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
