import { Box, Link } from '@mui/material'
import type { ManagedVaultRow } from '@vitrine/contracts/vault-items/schemas'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { editPath } from './paths.ts'

/** A row's title, and whose it is where no column has room for that. What was deleted has no page to open. */
export function ItemTitle({ isOpened }: { isOpened: boolean }) {
  const row = useRecordContext<ManagedVaultRow>()
  if (!row) return null
  return (
    <>
      {isOpened ? (
        <Link
          component={RouterLink}
          to={editPath(row.id)}
          color="inherit"
          underline="hover"
          sx={{ display: 'inline-block', minHeight: 24, fontWeight: 500 }}
          onClick={(event) => event.stopPropagation()}
        >
          {row.title}
        </Link>
      ) : (
        row.title
      )}
      <Box component="span" sx={{ display: { xs: 'block', md: 'none' }, color: 'text.secondary' }}>
        {row.email}
      </Box>
    </>
  )
}
