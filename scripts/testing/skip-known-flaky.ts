import { beforeEach, inject } from 'vitest'
import { isKnownFlaky } from './known-flaky.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Known flaky tests run in `npm run verify -- flaky` alone, which sets VITRINE_TEST_KNOWN_FLAKY. */
    runsKnownFlaky: boolean
    /** Least and most milliseconds that each response of the tests' api waits; null for none. */
    responseDelay: [number, number] | null
  }
}

beforeEach(({ task, skip }) => {
  if (!inject('runsKnownFlaky') && isKnownFlaky(task.file.filepath, task.fullTestName)) {
    skip('It is on the list of known flaky tests.')
  }
})
