import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../app.css'
import { ChoiceFields } from './ChoiceFields.tsx'

const choices = Array.from({ length: 12 }, (_, at) => ({
  value: `maker-${at + 1}`,
  label: `Maker ${at + 1}`,
  count: 12 - at,
}))

function Fields() {
  const [value, setValue] = useState('')
  return (
    <ChoiceFields
      filter={{ kind: 'choice', name: 'maker', legend: 'Maker', choices }}
      value={value}
      onChange={setValue}
    />
  )
}

test('several at once are one choice more, which is checked', async () => {
  await render(
    <ChoiceFields
      filter={{ kind: 'choice', name: 'maker', legend: 'Maker', choices }}
      value="maker-1,maker-2"
      applied="maker-1,maker-2"
      onChange={() => undefined}
    />,
  )
  await expect.element(page.getByRole('radio', { name: 'Maker 1, Maker 2' })).toBeChecked()
})

test('one whose own name has a comma is no second choice', async () => {
  await render(
    <ChoiceFields
      filter={{
        kind: 'choice',
        name: 'maker',
        legend: 'Maker',
        choices: [{ value: 'Moser, Ludwig', label: 'Moser, Ludwig', count: 3 }],
      }}
      value="Moser, Ludwig"
      applied="Moser, Ludwig"
      onChange={() => undefined}
    />,
  )
  await expect.element(page.getByRole('radio', { name: /^Moser, Ludwig/ })).toBeChecked()
})

test('the end of a long list opens and closes by one button, which keeps the focus', async () => {
  // As the script in the page's head does: without scripts the whole list is open.
  document.documentElement.dataset['js'] = ''
  await render(<Fields />)
  const last = page.getByRole('radio', { name: /^Maker 12/ })
  await expect.poll(() => last.elements().length).toBe(0)
  const more = page.getByRole('button', { name: 'Show More' })
  await more.click()
  await last.click()
  const less = page.getByRole('button', { name: 'Show Less' })
  await less.click()
  await expect.element(page.getByRole('button', { name: 'Show More' })).toHaveFocus()
  await expect.element(last).toBeVisible()
})
