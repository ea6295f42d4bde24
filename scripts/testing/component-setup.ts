import { failOnComplaints } from '@vitrine/contracts/testing/console-complaints'
import { delayResponses } from '@vitrine/contracts/testing/in-memory-api'
import { afterEach, beforeAll, inject, vi } from 'vitest'
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

// react-admin logs each call that fails. The responses are the test's own, and the screen shows what the
// console makes of them.
failOnComplaints((complaint) => complaint.startsWith('ConsoleCallFailed: '))

/** What a test has left in the browser is not there for the next one. */
afterEach(async () => {
  globalThis.localStorage.clear()
  globalThis.sessionStorage.clear()
  await page.viewport(1300, 800)
})
