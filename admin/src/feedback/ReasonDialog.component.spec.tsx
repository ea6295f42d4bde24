import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReasonDialog } from './ReasonDialog.tsx'

test('an action that needs a reason is confirmed with one, and never without', async () => {
  const confirm = vi.fn()
  const dialog = (open: boolean) => (
    <ReasonDialog
      open={open}
      title="Suspend this account?"
      confirm="Suspend"
      maxLength={40}
      onConfirm={confirm}
      onCancel={() => undefined}
    >
      The member is told.
    </ReasonDialog>
  )
  const { rerender, unmount } = await render(dialog(true))
  const reason = page.getByRole('textbox', { name: 'Reason' })
  const button = page.getByRole('button', { name: 'Suspend' })
  await expect.element(button).toBeDisabled()
  await reason.fill('   ')
  await expect.element(button).toBeDisabled()
  await reason.fill(' Sold what was not theirs. ')
  await expect.element(page.getByText('13 characters left')).toBeVisible()
  await button.click()
  await expect.poll(() => confirm).toHaveBeenCalledWith('Sold what was not theirs.')
  await rerender(dialog(false))
  await rerender(dialog(true))
  await expect.element(reason).toHaveValue('')
  await reason.fill('The session ends here.')
  await unmount()
  const again = await render(dialog(true))
  await expect.element(reason).toHaveValue('The session ends here.')
  await again.unmount()
  const closed = await render(dialog(false))
  await closed.rerender(dialog(true))
  await expect.element(reason).toHaveValue('The session ends here.')
  await closed.rerender(dialog(false))
})
