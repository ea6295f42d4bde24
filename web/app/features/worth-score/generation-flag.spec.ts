import { expect, test } from 'vitest'
import { clearGenerating, flagLeftMs, generatingSince, setGenerating } from './use-score-generation.ts'

const START = new Date('2026-11-20T10:00:00.000Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000)

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('D2-177: holds the start of an item under the documented key until it is cleared', () => {
  const store = storage()
  setGenerating(store, 7, START)
  expect([...store.kept]).toEqual([['worthScoreGenerating:7', '2026-11-20T10:00:00.000Z']])
  expect(generatingSince(store, 7, after(59))).toEqual(START)
  expect(generatingSince(store, 8, after(1))).toBeNull()
  expect(flagLeftMs(START, after(59))).toBe(1000)
  clearGenerating(store, 7)
  expect(store.kept.size).toBe(0)
})

test('D2-177: is cleared when it is older than 60 seconds, or no time at all', () => {
  const store = storage()
  for (const [value, now] of [
    [START.toISOString(), after(61)],
    ['nonsense', START],
  ] as const) {
    store.setItem('worthScoreGenerating:7', value)
    expect(generatingSince(store, 7, now)).toBeNull()
    expect(store.kept.size).toBe(0)
  }
})

test('is done without where the browser keeps nothing', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  setGenerating(store, 7, START)
  expect(generatingSince(store, 7, START)).toBeNull()
})
