import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useNavigation, HOME_PATH } from '../layout/navigation.ts'
import { Page } from '../layout/Page.tsx'
import { PendingWork } from './PendingWork.tsx'

/** What waits, and the way to everything. */
export default function ConsoleHome() {
  const groups = useNavigation()
  const { isPending } = useCanAccess({ action: 'list', resource: 'dictionaryManager' })
  // Who may do what decides what stands here: shown before it is known, everything would move.
  if (isPending) {
    return (
      <Page title="Staff console">
        <Skeleton variant="rectangular" height="80vh" />
      </Page>
    )
  }
  return (
    <Page title="Staff console">
      <PendingWork />
      {groups.map(({ title, destinations }) =>
        title ? (
          <Box component="section" key={title} sx={{ mt: 5 }}>
            <Typography variant="h2" gutterBottom>
              {title}
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}
            >
              {destinations
                .filter(({ to }) => to !== HOME_PATH)
                .map(({ to, label, purpose, icon: Icon }) => (
                  <Link
                    key={to}
                    component={RouterLink}
                    to={to}
                    underline="none"
                    color="inherit"
                    sx={{
                      display: 'flex',
                      gap: 2,
                      p: 2.5,
                      bgcolor: 'background.paper',
                      border: 1,
                      borderColor: 'divider',
                      borderRadius: 1,
                      '&:hover': { borderColor: 'primary.main' },
                    }}
                  >
                    <Icon color="primary" />
                    <span>
                      <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                        {label}
                      </Typography>
                      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                        {purpose}
                      </Typography>
                    </span>
                  </Link>
                ))}
            </Box>
          </Box>
        ) : null,
      )}
    </Page>
  )
}
