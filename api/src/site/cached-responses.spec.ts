import { describe, expect, it } from 'vitest'
import { KnownGenerations } from '../cached-areas/known-generations.ts'
import { cachedResponses } from './cached-responses.ts'

function setUp({ status = 200, reads = ['dictionary'] as readonly string[] | null } = {}) {
  const generations = new KnownGenerations()
  let asked = 0
  let day = '2027-03-04T23:59:59Z'
  const clock = { now: () => new Date(day) }
  const cachedRead = cachedResponses(generations, clock)
  const ask = () => Promise.resolve({ status, headers: [], body: `response ${(asked += 1)}`, reads })
  let generation = 1
  const change = (area: string) =>
    generations.learn([{ area, generation: (generation += 1), recordsFrom: 1, records: {} }])
  return {
    get: (path: string) => cachedRead(path, ask),
    asked: () => asked,
    change,
    wakeUpOn: (next: string) => (day = next),
  }
}

describe('kept responses', () => {
  it('asks once until something has changed that the response was made of', async () => {
    const { get, change } = setUp()
    expect([(await get('/a')).body, (await get('/a')).body, (await get('/b')).body]).toEqual([
      'response 1',
      'response 1',
      'response 2',
    ])
    change('partners')
    expect((await get('/a')).body).toBe('response 1')
    change('dictionary')
    expect((await get('/a')).body).toBe('response 3')
  })

  it('asks again on the next day', async () => {
    const { get, wakeUpOn } = setUp()
    await get('/a')
    wakeUpOn('2027-03-05T00:00:00Z')
    expect((await get('/a')).body).toBe('response 2')
  })

  it('says again what a kept response was made of', async () => {
    const { get } = setUp()
    await get('/a')
    expect((await get('/a')).reads).toEqual(['dictionary'])
  })

  it('does not take what was asked for before a change for new', async () => {
    const { get, asked, change } = setUp()
    const early = get('/a')
    change('dictionary')
    await early
    await get('/a')
    expect(asked()).toBe(2)
  })

  it('lets those who ask at once share one call', async () => {
    const { get, asked } = setUp()
    await Promise.all([get('/a'), get('/a'), get('/a')])
    expect(asked()).toBe(1)
  })

  it.each([
    ['a failure', { status: 503 }],
    ['what does not say what it was made of', { reads: null }],
  ])('never keeps %s', async (_what, given) => {
    const { get, asked } = setUp(given)
    await get('/a')
    await get('/a')
    expect(asked()).toBe(2)
  })
})
