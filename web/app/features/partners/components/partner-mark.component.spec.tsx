import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { chooseTheme } from '../../../../tests/seen-colors.ts'
import '../../../app.css'
import { PartnerMark } from './PartnerMark.tsx'

async function show(graphicUrl: string) {
  const mark = <PartnerMark partner={{ source: 'Aldecott', bgColor: '#ffffff', graphicUrl }} alt="" />
  await render(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '*', element: mark }])} />)
}
const filterOf = () => getComputedStyle(document.querySelector('.partner-mark')!).filter
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"/>'

test('a partner’s white ground does not shine by night, and by day it is as it was drawn', async () => {
  await show(PICTURE)
  expect(filterOf()).toBe('none')
  chooseTheme('dark')
  await expect.poll(() => Number(/^brightness\((.+)\)$/.exec(filterOf())?.[1])).toBeLessThan(0.8)
})

test('words in the place of a picture keep their contrast', async () => {
  await show('data:image/png;base64,none')
  chooseTheme('dark')
  await expect.poll(() => document.querySelector('.partner-mark')?.textContent).toBe('Aldecott')
  await expect.poll(filterOf).toBe('none')
})
