import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useClear, type Clearable } from './use-caches.ts'

interface ClearTableProps {
  kind: Clearable['kind']
  title: string
  /** What stands beside the name. */
  aside: string
  rows: readonly { name: string; aside: string }[]
}

/** Clearing loses nothing but a moment, so nobody is asked twice. */
export function ClearTable({ kind, title, aside, rows }: ClearTableProps) {
  const clear = useClear()
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell>{aside}</TableCell>
              <TableCell align="right">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.name}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {row.name}
                </TableCell>
                <TableCell>{row.aside}</TableCell>
                <TableCell align="right">
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`Clear ${row.name}`}
                    disabled={clear.isPending}
                    onClick={() => clear.mutate({ kind, name: row.name })}
                  >
                    Clear
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}
