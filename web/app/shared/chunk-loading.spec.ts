import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChunkLoader } from './chunk-loading.ts'

function setUp({ reloadedBefore = false } = {}) {
  const reload = vi.fn()
  let left = reloadedBefore ? 0 : 1
  const mayReload = () => (left -= 1) >= 0
  return { reload, load: createChunkLoader({ reload, mayReload }) }
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('hands over a chunk that comes, and leaves no timer behind', async () => {
  const { load, reload } = setUp()
  expect(await load(() => Promise.resolve('chunk'))).toBe('chunk')
  expect(vi.getTimerCount()).toBe(0)
  expect(reload).not.toHaveBeenCalled()
})

it('D1-053, D2-216: a chunk that fails reloads the page once, after 100 ms', async () => {
  const { load, reload } = setUp()
  void load(lost)
  void load(lost)
  await vi.advanceTimersByTimeAsync(99)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
  await expectConsoleError(/^a part of the site could not be loaded TypeError/)
  await expectConsoleError(/^a part of the site could not be loaded TypeError/)
})

it('D1-053: a chunk that never comes is taken as failed after 120 s', async () => {
  const { load, reload } = setUp()
  void load(never)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(101)
  expect(reload).toHaveBeenCalledTimes(1)
  await expectConsoleError(/^a part of the site could not be loaded .*no response within 120 s/)
})

it('D1-053: in a session that was reloaded before, the failure is the caller’s', async () => {
  const { load, reload } = setUp({ reloadedBefore: true })
  await expect(load(lost)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(reload).not.toHaveBeenCalled()
})
