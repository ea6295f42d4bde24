/** A range of numbers as they were typed. One that was typed the wrong way round is turned round: what is meant is plain. */
export function orderedRange(from: string, to: string): [string, string] {
  return from !== '' && to !== '' && Number(from) > Number(to) ? [to, from] : [from, to]
}
