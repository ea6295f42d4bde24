import { describe, expect, it } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

function setUp(status = 200) {
  let stamp = 'one'
  let asked = 0
  const keep = keptAnswers(() => stamp)
  const ask = () => Promise.resolve({ status, headers: [], body: `answer ${(asked += 1)}` })
  return { get: (path: string) => keep(path, ask), asked: () => asked, change: () => (stamp = 'two') }
}

describe('kept answers', () => {
  it('asks once until something has changed', async () => {
    const { get, change } = setUp()
    expect([(await get('/a')).body, (await get('/a')).body, (await get('/b')).body]).toEqual(['answer 1', 'answer 1', 'answer 2'])
    change()
    expect((await get('/a')).body).toBe('answer 3')
  })

  it('lets those who ask at once share one call', async () => {
    const { get, asked } = setUp()
    await Promise.all([get('/a'), get('/a'), get('/a')])
    expect(asked()).toBe(1)
  })

  it('never keeps a failure', async () => {
    const { get, asked } = setUp(503)
    expect((await get('/a')).status).toBe(503)
    await get('/a')
    expect(asked()).toBe(2)
  })
})
