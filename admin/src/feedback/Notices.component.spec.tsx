import { AdminContext, useNotify } from 'react-admin'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BRIEF_MS, NOTICE_MS, Notices } from './Notices.tsx'

function Tell({ sentence }: { sentence: string }) {
  const notify = useNotify()
  return <button onClick={() => notify(sentence, { type: 'success' })}>{sentence}?</button>
}

test('a notice stays for six seconds, and lets another come sooner that waits behind it', async () => {
  expect(NOTICE_MS).toBeGreaterThanOrEqual(6_000)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const times = () => timers.mock.calls.map(([, time]) => time)
  await render(
    <AdminContext>
      <Tell sentence="Draft saved." />
      <Tell sentence="Published." />
      <Notices />
    </AdminContext>,
  )
  const press = (name: string) =>
    page
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  press('Draft saved.?')
  await expect.element(page.getByText('Draft saved.', { exact: true })).toBeVisible()
  await expect.poll(times).toContain(NOTICE_MS)
  expect(times()).not.toContain(BRIEF_MS)
  press('Published.?')
  await expect.poll(times).toContain(BRIEF_MS)
})
