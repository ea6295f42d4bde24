import { describe, expect, it } from 'vitest'
import { isFirst, isLast, parseShard, shardArguments, whole } from './shard.ts'

describe('a part of a run', () => {
  it('is read from the command and handed on to the runners', () => {
    expect(parseShard('2/4')).toEqual({ part: 2, of: 4 })
    expect(shardArguments(parseShard('2/4'))).toEqual(['--shard=2/4'])
    expect(shardArguments(whole)).toEqual([])
  })

  it.each(['', '0/4', '5/4', '1', 'a/b', '1/0', '-1/2'])('is refused as %j', (text) => {
    expect(() => parseShard(text)).toThrow('--shard 1/4')
  })

  it('does what cannot be split once', () => {
    const parts = [1, 2, 3].map((part) => ({ part, of: 3 }))
    expect(parts.map(isFirst)).toEqual([true, false, false])
    expect(parts.map(isLast)).toEqual([false, false, true])
    expect([isFirst(whole), isLast(whole)]).toEqual([true, true])
  })
})
