import { Box, Typography } from '@mui/material'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { AppBar, LoadingIndicator, TitlePortal, type AppBarProps } from 'react-admin'
import { Link } from 'react-router'
import { FindButton } from '../find/FindButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Mark } from './Mark.tsx'
import { HOME_PATH } from './navigation.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

const toolbar = (
  <>
    <FindButton />
    <ThemeToggle />
    <LoadingIndicator />
  </>
)

/** @param alwaysOn stays while the page scrolls, as the layout asks */
export function ConsoleAppBar({ alwaysOn }: Pick<AppBarProps, 'alwaysOn'>) {
  return (
    <AppBar alwaysOn={alwaysOn ?? false} color="inherit" toolbar={toolbar} userMenu={<AccountMenu />}>
      <Box
        component={Link}
        to={HOME_PATH}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          color: 'inherit',
          textDecoration: 'none',
          mr: 2,
          minHeight: 44,
        }}
      >
        <Mark />
        <Typography component="span" variant="h3" sx={{ fontWeight: 600, fontSize: '1.25rem' }}>
          {PRODUCT_NAME}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
        >
          staff
        </Typography>
      </Box>
      <Box sx={{ flex: 1 }}>
        <TitlePortal sx={{ display: 'none' }} />
      </Box>
    </AppBar>
  )
}
