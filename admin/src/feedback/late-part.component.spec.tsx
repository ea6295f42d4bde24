import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isScriptMissing, latePart } from './late-part.tsx'

/** As Chromium says it. */
const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://vitrine.example/oms/assets/Part-1a2b.js',
)

test('a part that cannot be loaded says so in its place; what was typed beside it stays, and it is loaded again by a click', async () => {
  let isOnline = false
  const Part = latePart(async () => {
    if (!isOnline) throw missing
    return { default: ({ name }: { name: string }) => <p>Here is {name}.</p> }
  })
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Words" />
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Part name="the part" />}
      </>
    )
  }
  await render(<Screen />)
  await page.getByRole('textbox', { name: 'Words' }).fill('typed')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText(/^This part of the console could not be loaded\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here is the part.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Words' })).toHaveValue('typed')
})

test.each([
  ['Chromium', missing, true],
  [
    'Firefox',
    new TypeError(
      'error loading dynamically imported module: https://vitrine.example/oms/assets/Part-1a2b.js',
    ),
    true,
  ],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['a fault of ours', new TypeError("Cannot read properties of undefined (reading 'title')"), false],
])('what %s says of it is told from a fault', (_, error, isMissing) => {
  expect(isScriptMissing(error)).toBe(isMissing)
})
