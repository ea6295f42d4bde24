import { AdminContext, Form, SaveButton, Toolbar, useNotify } from 'react-admin'
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

test('on a phone a notice stands above the buttons of a form', async () => {
  await page.viewport(390, 800)
  await render(
    <AdminContext>
      <Tell sentence="Saved as a new price." />
      <Form onSubmit={() => undefined}>
        <Toolbar>
          <SaveButton />
        </Toolbar>
      </Form>
      <Notices />
    </AdminContext>,
  )
  await page.getByRole('button', { name: 'Saved as a new price.?' }).click()
  const notice = page.getByText('Saved as a new price.', { exact: true })
  await expect.element(notice).toBeVisible()
  const toolbar = page.getByRole('toolbar').element().getBoundingClientRect()
  expect(toolbar.bottom).toBe(800)
  const covered = notice.element().closest('.MuiSnackbar-root')?.getBoundingClientRect()
  expect(covered?.bottom).toBeLessThanOrEqual(toolbar.top)
})
