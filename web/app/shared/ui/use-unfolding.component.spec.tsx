import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useUnfolding } from './use-unfolding.ts'

function Menu() {
  return (
    <details {...useUnfolding()}>
      <summary>Blog</summary>
      <a href="/partners">Partners</a>
    </details>
  )
}

function pressEscape() {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
}

test('Escape closes it and gives its summary the focus, also when it comes before the browser has told that it opened', async () => {
  const screen = await render(<Menu />)
  const details = screen.container.querySelector('details')
  const summary = screen.container.querySelector('summary')
  summary?.click()
  expect(details?.open).toBe(true)
  pressEscape()
  expect(details?.open).toBe(false)
  expect(document.activeElement).toBe(summary)
})

test('Escape takes the focus from nowhere while it is closed', async () => {
  const screen = await render(
    <>
      <Menu />
      <input aria-label="elsewhere" />
    </>,
  )
  screen.container.querySelector('input')?.focus()
  pressEscape()
  expect(document.activeElement).toBe(screen.container.querySelector('input'))
})

test('it closes when the pointer or the focus goes elsewhere, and stays open for its own', async () => {
  const screen = await render(
    <>
      <Menu />
      <button type="button">elsewhere</button>
    </>,
  )
  const details = screen.container.querySelector('details')
  screen.container.querySelector('summary')?.click()
  screen.container.querySelector('a')?.focus()
  expect(details?.open).toBe(true)
  screen.container.querySelector('button')?.focus()
  expect(details?.open).toBe(false)
})
