import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

/** What a test has left in the browser is not there for the next one. */
afterEach(async () => {
  globalThis.localStorage.clear()
  globalThis.sessionStorage.clear()
  await page.viewport(1300, 800)
})
