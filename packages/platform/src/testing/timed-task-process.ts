import { setTimeout as wait } from 'node:timers/promises'
import { serveTasks } from '../task-process.ts'

/** Waits for so many milliseconds, or works for so many, of its processor time. */
export interface TimedTask {
  waits?: number
  works?: number
}

serveTasks(async (message) => {
  const { waits = 0, works = 0 } = message as TimedTask
  await wait(waits)
  const begunAt = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(begunAt)
    return (user + system) / 1000
  }
  while (spent() < works);
  return { done: true }
})
