import { beforeEach, type RunnerTestSuite, type RunnerTask } from 'vitest'

/** How vitest words a test, a hook or an `aroundEach` that did not end within its limit. */
const TIMED_OUT = /^(Test|Hook) timed out in \d+ms|^The \w+ phase of "\w+" hook timed out after \d+ms/

export const NOT_RUN = 'not run: an earlier test of this file timed out'

/**
 * A test that timed out still runs in the background, on the database, the page and the module state that it
 * shares with its file. The other tests of the file would fail, or pass, for reasons of their own, so none of
 * them starts. The results are the file's own: a worker without isolation runs many files.
 */
beforeEach(({ task }) => {
  if (hasTimedOut(task.file)) throw new Error(NOT_RUN)
})

function hasTimedOut(task: RunnerTask | RunnerTestSuite): boolean {
  if (task.result?.errors?.some(({ message }) => TIMED_OUT.test(message))) return true
  return 'tasks' in task && task.tasks.some(hasTimedOut)
}
