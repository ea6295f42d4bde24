import { createRequire } from 'node:module'
import { expect, onTestFinished, test } from 'vitest'
import { LimitedProcess } from './limited-process.ts'
import type { TimedTask } from './testing/timed-task-process.ts'

const entry = createRequire(import.meta.url).resolve('./testing/timed-task-process.ts')

function aProcess(patience?: number): LimitedProcess<TimedTask, unknown> {
  const process = new LimitedProcess<TimedTask, unknown>({
    entry,
    memory: 1_000_000_000,
    heap: 64,
    patience,
    outcomeOf: (message) => message,
  })
  onTestFinished(() => process.kill())
  return process
}

test('a task that waits while the machine is busy with others is not out of time', async () => {
  expect(await aProcess(1_000).run({ waits: 400 }, 300)).toEqual({ done: true })
})

test.each([
  ['works', { works: 60_000 }, 1_000],
  ['waits without end', { waits: 3_600_000 }, 2],
  ['waits, where no patience is asked for', { waits: 3_600_000 }, undefined],
] as const)('one that %s for longer than it may is ended', async (_, task, patience) => {
  await expect(aProcess(patience).run(task, 300)).rejects.toMatchObject({ death: 'time' })
})

test('the time of a task begins with the task, not with its process', async () => {
  const process = aProcess(1_000)
  for (let time = 0; time < 4; time += 1)
    expect(await process.run({ works: 200 }, 500)).toEqual({ done: true })
})
