import { delayResponses } from '@vitrine/contracts/testing/in-memory-api'
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { commands, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    isFrameKnown: () => Promise<boolean>
  }
}

/** The first click of a file fails where Playwright has not heard of its frame yet. */
beforeAll(async () => {
  await vi.waitUntil(() => commands.isFrameKnown(), { timeout: 30_000 })
})

const delay = inject('responseDelay')
if (delay) {
  const [least, most] = delay
  // Taken before a test replaces the timers.
  const later = globalThis.setTimeout
  delayResponses(() => new Promise((resolve) => later(resolve, least + Math.random() * (most - least))))
}

/** What React finds wrong it says on the console alone, and the page goes on. */
const complaints: string[] = []

/**
 * react-admin hands its fields, check boxes and selects these props for older versions of Material UI as
 * well, and it notes calls that were refused.
 */
const ofReactAdmin =
  /^React does not recognize the .* (inputProps|inputLabelProps|inputRef) \w+$|^ConsoleCallFailed: /i

const say = console.error.bind(console)
console.error = (...words: unknown[]) => {
  const complaint = words.map(String).join(' ')
  if (!ofReactAdmin.test(complaint)) complaints.push(complaint)
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
