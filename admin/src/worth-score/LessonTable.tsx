import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { WorthLesson } from '@vitrine/contracts/worth-score/schemas'
import { amount, instant } from '../feedback/amounts.ts'

/** What was learned of each currency, the newest first. */
export function LessonTable({ lessons }: { lessons: readonly WorthLesson[] }) {
  if (lessons.length === 0) return null
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Table size="small" aria-label="Lessons">
        <TableHead>
          <TableRow>
            <TableCell>Currency</TableCell>
            <TableCell>Learned</TableCell>
            <TableCell align="right">Sold items</TableCell>
            <TableCell>Sales</TableCell>
            <TableCell align="right">Judged by</TableCell>
            <TableCell align="right">Half within a factor of</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lessons.map(({ id, currency, learntAt, lots, firstSale, lastSale, judged, medianFactor }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">{currency}</TableCell>
              <TableCell>{instant(learntAt)}</TableCell>
              <TableCell align="right">{amount(lots)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{firstSale} to {lastSale}</TableCell>
              <TableCell align="right">{amount(judged)}</TableCell>
              <TableCell align="right">{medianFactor?.toFixed(2) ?? 'Not known'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
