import { CannotGoOn } from '../product/failure.ts'

/** The `part`th of `of` parts of a run, counted from 1, for machines that share it. */
export interface Shard {
  part: number
  of: number
}

export const whole: Shard = { part: 1, of: 1 }

/** Reads `2/4`. @throws CannotGoOn */
export function parseShard(text: string): Shard {
  const [, part = '0', of = '0'] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { part: Number(part), of: Number(of) }
  if (shard.part < 1 || shard.part > shard.of)
    throw new CannotGoOn(`--shard ${text}: it takes a part and how many there are, as in --shard 1/4`)
  return shard
}

export function shardArguments({ part, of }: Shard): string[] {
  return of > 1 ? [`--shard=${part}/${of}`] : []
}

/** What cannot be split is done by one of the shards: the first checks, the last starts and stops. */
export const isFirst = ({ part }: Shard): boolean => part === 1
export const isLast = ({ part, of }: Shard): boolean => part === of
