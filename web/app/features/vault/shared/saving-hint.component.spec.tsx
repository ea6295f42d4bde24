import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SavingHint } from './SavingHint.tsx'

/** React has had its time. */
const painted = async () =>
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('D2-050, D3-057: that a bulk change was saved stands for three seconds, and for three more with the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { rerender } = await render(<SavingHint saved={0} failure={null} />)
  const hint = () => page.getByRole('status').element().textContent
  expect(hint()).toBe('Changes will be automatically saved.')
  await rerender(<SavingHint saved={1} failure={null} />)
  expect(hint()).toBe('Changes saved')
  await vi.advanceTimersByTimeAsync(2900)
  await rerender(<SavingHint saved={2} failure={null} />)
  await vi.advanceTimersByTimeAsync(2999)
  await painted()
  expect(hint()).toBe('Changes saved')
  await vi.advanceTimersByTimeAsync(1)
  // Polling moves a fake clock on, and would wait for a later change as well.
  vi.useRealTimers()
  await expect.poll(hint).toBe('Changes will be automatically saved.')
})
