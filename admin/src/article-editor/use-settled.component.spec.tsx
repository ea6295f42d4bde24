import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { COPIES_EVERY_MS, useSettled } from './use-draft-blocks.ts'

function Settled({ typed }: { typed: string }) {
  return useSettled(typed)
}

test('what is typed just as something else settles settles a second later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  const type = (typed: string) => root.render(<Settled typed={typed} />)
  const wait = () => vi.advanceTimersByTime(COPIES_EVERY_MS)
  flushSync(() => type('Lids'))
  flushSync(() => type('Lids of'))
  expect(place.textContent).toBe('Lids')
  flushSync(() => {
    wait()
    type('Lids of mine')
  })
  expect(place.textContent).toBe('Lids of')
  flushSync(wait)
  expect(place.textContent).toBe('Lids of mine')
})
