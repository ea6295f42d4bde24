import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useSettledText } from './use-settled-text.ts'

function Settled({ text }: { text: string }) {
  return <output>{useSettledText(text)}</output>
}

const painted = async () =>
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('D2-052: what is typed counts 300 ms after the last key, trimmed; an emptied field at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { rerender } = await render(<Settled text="" />)
  const settled = () => page.getByRole('status').element().textContent
  await rerender(<Settled text="va" />)
  await vi.advanceTimersByTimeAsync(299)
  await rerender(<Settled text="vas " />)
  await vi.advanceTimersByTimeAsync(299)
  await painted()
  expect(settled()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  // Polling moves a fake clock on, and would wait for a later change as well.
  vi.useRealTimers()
  await expect.poll(settled).toBe('vas')
  await rerender(<Settled text=" " />)
  expect(settled()).toBe('')
})
