import { createTheme, ThemeProvider } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { darkTheme, lightTheme } from '../theme/console-theme.ts'
import { Thumbnail } from './Thumbnail.tsx'

test.each([
  ['light', lightTheme, 'rgb(245, 239, 227)'],
  ['dark', darkTheme, 'rgb(42, 37, 29)'],
] as const)('a picture that is not there leaves a mount of the %s theme', async (_, theme, mount) => {
  await render(
    <ThemeProvider theme={createTheme(theme)}>
      <Thumbnail src="" width={48} height={48} alt="Nothing" />
    </ThemeProvider>,
  )
  await expect.element(page.getByAltText('Nothing')).toHaveStyle({ backgroundColor: mount })
})
