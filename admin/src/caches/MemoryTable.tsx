import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { KeptInMemory } from '@vitrine/contracts/caches/schemas'
import { amount, bytes, instant } from '../feedback/amounts.ts'

/** How large the caches are, and how often they have what is asked for. */
export function MemoryTable({ since, items }: { since: string; items: readonly KeptInMemory[] }) {
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        In memory
      </Typography>
      <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Table size="small" aria-label="In memory">
          <TableHead>
            <TableRow>
              <TableCell>Kept</TableCell>
              <TableCell align="right">Entries</TableCell>
              <TableCell align="right">Size</TableCell>
              <TableCell align="right">Hit rate</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((kept) => (
              <TableRow key={kept.name}>
                <TableCell component="th" scope="row">
                  {kept.name}
                </TableCell>
                <TableCell align="right">{amount(kept.entries)}</TableCell>
                <TableCell align="right">
                  {bytes(kept.bytes)} of {bytes(kept.mostBytes)}
                </TableCell>
                <TableCell align="right">{hitRate(kept)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Of the process of the API that responded to this page, since {instant(since)}.
      </Typography>
    </Box>
  )
}

/** '93 % of 1,204'; nobody has asked yet: '–'. */
function hitRate({ hits, misses }: KeptInMemory): string {
  const asked = hits + misses
  return asked === 0 ? '–' : `${Math.round((hits / asked) * 100)} % of ${amount(asked)}`
}
