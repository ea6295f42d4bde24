import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/** What React finds wrong it says on the console alone, and the page goes on. */
const complaints: string[] = []

const say = console.error.bind(console)
console.error = (...words: unknown[]) => {
  complaints.push(words.map(String).join(' '))
  say(...words)
}

beforeEach(() => {
  complaints.length = 0
})

/** What a test has left in the browser is not there for the next one. */
afterEach(async () => {
  globalThis.localStorage.clear()
  globalThis.sessionStorage.clear()
  await page.viewport(1300, 800)
  expect(complaints).toEqual([])
})
