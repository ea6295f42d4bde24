import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InputExamples } from './InputExamples.tsx'

/** As if the files were pasted: past the filter of the file dialog. */
function paste(...files: File[]): void {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
}

test('a file of a wrong kind is refused with its sentence, and nobody is told to try it again', async () => {
  await render(<InputExamples />)
  paste(
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File(['xy'], 'vase.png', { type: 'image/png' }),
  )
  const rows = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('notes.txt 1 byteThis kind of file cannot be uploaded. Choose JPEG, PNG or WebP.')
  await expect.element(rows.nth(1)).toHaveTextContent('vase.png 2 bytesUploaded')
  await expect.element(page.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
})
