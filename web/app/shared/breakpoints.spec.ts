import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breakpoints } from './breakpoints.ts'

it('D1-033, D2-006: the theme’s widths are the five documented ones', () => {
  const theme = readFileSync(join(import.meta.dirname, '../app.css'), 'utf8')
  const widths = Object.fromEntries(
    [...theme.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, width]) => [name, Number(width)]),
  )
  const { desktopLarge, desktopMedium, desktop, tablet, phone } = breakpoints
  expect(breakpoints).toEqual({
    desktopLarge: 1200,
    desktopMedium: 1170,
    desktop: 992,
    tablet: 768,
    phone: 480,
  })
  expect(widths).toEqual({ large: desktopLarge, medium: desktopMedium, desktop, tablet, phone: phone + 1 })
})
