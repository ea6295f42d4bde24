import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../app.css'
import { ConfirmDialog } from './ConfirmDialog.tsx'

test('a dialog stands in the middle of the window, wherever it is written', async () => {
  await render(
    <div className="space-y-10">
      <p>Something before it</p>
      <ConfirmDialog
        open
        title="Sure?"
        text="This cannot be taken back."
        confirm="Delete"
        onCancel={() => undefined}
        onConfirm={() => undefined}
      />
      <p>Something behind it</p>
    </div>,
  )
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  const fromTheMiddle = () => {
    const { top, bottom } = dialog.element().getBoundingClientRect()
    return Math.abs(top - (window.innerHeight - bottom))
  }
  await expect.poll(fromTheMiddle).toBeLessThan(2)
})

test('the double click that opens it leaves it open, a press beside it closes it', async () => {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" className="fixed top-0 left-0" onClick={() => setOpen(true)}>
          Delete
        </button>
        <ConfirmDialog
          open={open}
          title="Sure?"
          text="This cannot be taken back."
          confirm="Yes"
          onCancel={() => setOpen(false)}
          onConfirm={() => undefined}
        />
      </>
    )
  }
  await render(<Page />)
  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Delete' }).dblClick()
  await expect.element(dialog).toBeVisible()
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a double click on its button is one answer', async () => {
  const onConfirm = vi.fn()
  await render(
    <ConfirmDialog
      open
      title="Sure?"
      text="This cannot be taken back."
      confirm="Delete"
      onCancel={() => undefined}
      onConfirm={onConfirm}
    />,
  )
  await page.getByRole('button', { name: 'Delete' }).dblClick()
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1)
})
