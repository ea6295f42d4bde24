import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { engineThatIsAway } from '@vitrine/testing/engine-that-is-away'
import { expect, test } from 'vitest'
import { boundedEngine } from './bounded-engine.ts'

const request = { text: 'vase', limit: 8 }

/** Each suggestion takes until it is let go. */
function slowEngine() {
  const running: (() => void)[] = []
  const engine: SearchEngine = {
    ...engineThatIsAway(),
    suggest: async () => {
      await new Promise<void>((resolve) => running.push(resolve))
      return []
    },
  }
  return { engine, running }
}

test('so many questions run at once, so many wait, and the next is refused at once', async () => {
  const { engine, running } = slowEngine()
  const bounded = boundedEngine(engine, { atOnce: 2, waiting: 3, waitMs: 60_000 })
  const asked = Array.from({ length: 5 }, () => bounded.suggest(dictionaryIndex, request))
  await expect(bounded.suggest(dictionaryIndex, request)).rejects.toThrow(SearchUnavailable)
  expect(running).toHaveLength(2)
  for (let done = 0; done < asked.length; done += 1) {
    running[done]?.()
    await asked[done]
  }
  expect(running).toHaveLength(5)
})

test('one that has waited for too long is refused, and the engine is not asked', async () => {
  const { engine, running } = slowEngine()
  const bounded = boundedEngine(engine, { atOnce: 1, waiting: 3, waitMs: -1 })
  await expect(bounded.suggest(dictionaryIndex, request)).rejects.toThrow(SearchUnavailable)
  expect(running).toHaveLength(0)
})

test('what the engine throws reaches who asked, and the next has its turn', async () => {
  const engine: SearchEngine = {
    ...engineThatIsAway(),
    suggest: async () => Promise.reject(new TypeError('a mistake')),
  }
  const bounded = boundedEngine(engine, { atOnce: 1, waiting: 3, waitMs: 60_000 })
  for (let time = 0; time < 3; time += 1)
    await expect(bounded.suggest(dictionaryIndex, request)).rejects.toThrow('a mistake')
})
