import { DarkModeOutlined, LightModeOutlined } from '@mui/icons-material'
import { IconButton, Tooltip } from '@mui/material'
import { useTheme as useMuiTheme } from '@mui/material/styles'
import { useTheme } from 'react-admin'
import { storeThemeChoice } from '../theme/theme-choice.ts'

/** Light or dark; the member site follows the same choice. */
export function ThemeToggle() {
  const shown = useMuiTheme().palette.mode
  const [, setTheme] = useTheme()
  const other = shown === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? 'Dark mode' : 'Light mode'
  return (
    <Tooltip title={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        onClick={() => {
          storeThemeChoice(other)
          setTheme(other)
        }}
      >
        {other === 'dark' ? <DarkModeOutlined /> : <LightModeOutlined />}
      </IconButton>
    </Tooltip>
  )
}
