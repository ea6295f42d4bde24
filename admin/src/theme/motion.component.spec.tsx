import { CircularProgress, CssBaseline, ThemeProvider } from '@mui/material'
import { createTheme } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from './console-theme.ts'

test('with reduced motion, as tests run, no animation of the console is endless', async () => {
  await render(
    <ThemeProvider theme={createTheme(lightTheme)}>
      <CssBaseline />
      <CircularProgress aria-label="Loading" />
    </ThemeProvider>,
  )
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
  expect(endless).toEqual([])
})
