import { describe, expect, it } from 'vitest'
import { KnownGenerations } from './known-generations.ts'

const area = (name: string, generation: number, records: Record<string, number> = {}, recordsFrom = 1) => ({
  area: name,
  generation,
  recordsFrom,
  records,
})

function known() {
  const generations = new KnownGenerations()
  generations.learn([area('dictionary', 5), area('partners', 2)])
  return generations
}

describe('what a process knows of generations', () => {
  it('a change of one record leaves the others and the other areas alone, and changes the area as a whole', () => {
    const generations = known()
    const reads = ['dictionary', 'dictionary:article-1', 'dictionary:article-2', 'partners']
    const [moment, fingerprints] = [generations.now(), reads.map((read) => generations.fingerprint([read]))]
    generations.learn([area('dictionary', 6, { 'article-1': 6 }), area('partners', 2)])
    expect(reads.map((read) => generations.hasChangedSince([read], moment))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(reads.map((read, at) => generations.fingerprint([read]) === fingerprints[at])).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('a change that names no record is one of every record', () => {
    const generations = known()
    const [moment, fingerprint] = [generations.now(), generations.fingerprint(['dictionary:article-1'])]
    generations.learn([area('dictionary', 6, {}, 6)])
    expect(generations.hasChangedSince(['dictionary:article-1'], moment)).toBe(true)
    expect(generations.fingerprint(['dictionary:article-1'])).not.toBe(fingerprint)
  })

  it('a record whose row is gone has changed, and never has an earlier fingerprint again', () => {
    const generations = known()
    generations.learn([area('dictionary', 6, { 'article-1': 6 })])
    generations.learn([area('dictionary', 7, { 'article-1': 7 })])
    const fingerprint = generations.fingerprint(['dictionary:article-1'])
    generations.learn([area('dictionary', 9, {}, 8)])
    expect(generations.fingerprint(['dictionary:article-1'])).not.toBe(fingerprint)
    expect(generations.fingerprint(['dictionary:article-1'])).toBe('dictionary:article-1=8')
  })

  it('fingerprints are equal in all processes, whoever made the change and whatever was read in between', () => {
    const [writer, reader] = [known(), known()]
    writer.learnOwn(
      [{ area: 'dictionary', generation: 7, recordsFrom: 1 }],
      [{ area: 'dictionary', records: ['article-1'] }],
    )
    reader.learn([area('dictionary', 7, { 'article-1': 7 })])
    for (const read of ['dictionary', 'dictionary:article-1', 'dictionary:article-2'])
      expect(writer.fingerprint([read])).toBe(reader.fingerprint([read]))
  })

  it('what others changed just before an own change is read nevertheless', () => {
    const generations = known()
    generations.learnOwn(
      [{ area: 'dictionary', generation: 7, recordsFrom: 1 }],
      [{ area: 'dictionary', records: ['article-1'] }],
    )
    expect(generations.whatWasRead().get('dictionary')).toBe(5)
    const moment = generations.now()
    generations.learn([area('dictionary', 7, { 'article-1': 7, 'article-9': 6 })])
    expect(generations.hasChangedSince(['dictionary:article-9'], moment)).toBe(true)
    expect(generations.hasChangedSince(['dictionary:article-1', 'dictionary'], moment)).toBe(false)
  })

  it('an older reading changes nothing', () => {
    const generations = known()
    generations.learn([area('dictionary', 8, { 'article-1': 8 }, 6)])
    const [moment, fingerprint] = [
      generations.now(),
      generations.fingerprint(['dictionary', 'dictionary:article-1']),
    ]
    generations.learn([area('dictionary', 7, {}, 6)])
    expect([
      generations.hasChangedSince(['dictionary', 'dictionary:article-1'], moment),
      generations.fingerprint(['dictionary', 'dictionary:article-1']),
    ]).toEqual([false, fingerprint])
  })

  it('what could not be told is stale here all the same', () => {
    const generations = known()
    const moment = generations.now()
    generations.forget([{ area: 'dictionary', records: ['article-1'] }])
    expect(
      ['dictionary', 'dictionary:article-2', 'partners'].map((read) =>
        generations.hasChangedSince([read], moment),
      ),
    ).toEqual([true, true, false])
  })
})
