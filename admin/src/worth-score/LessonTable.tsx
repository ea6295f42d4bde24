import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { WorthLesson } from '@vitrine/contracts/worth-score/schemas'
import { amount, calendarDay, instant } from '../feedback/amounts.ts'

/** The sentence above says when it learned last. */
const fromDesktop = { display: { xs: 'none', md: 'table-cell' } }
const fromTablet = { display: { xs: 'none', sm: 'table-cell' } }
const wholeWords = { whiteSpace: 'normal' }

/** What was learned of each currency, the newest first. */
export function LessonTable({ lessons }: { lessons: readonly WorthLesson[] }) {
  if (lessons.length === 0) return null
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Table size="small" aria-label="Lessons">
        <TableHead>
          <TableRow>
            <TableCell>Currency</TableCell>
            <TableCell sx={fromDesktop}>Learned</TableCell>
            <TableCell align="right">Sold items</TableCell>
            <TableCell sx={fromTablet}>Sales</TableCell>
            <TableCell align="right">Judged by</TableCell>
            <TableCell align="right" sx={wholeWords}>
              Half within a factor of
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lessons.map(({ id, currency, learntAt, lots, firstSale, lastSale, judged, medianFactor }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {currency}
              </TableCell>
              <TableCell sx={fromDesktop}>{instant(learntAt)}</TableCell>
              <TableCell align="right">{amount(lots)}</TableCell>
              <TableCell sx={fromTablet}>
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {calendarDay(firstSale)} to
                </Box>{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {calendarDay(lastSale)}
                </Box>
              </TableCell>
              <TableCell align="right">{amount(judged)}</TableCell>
              <TableCell align="right">{medianFactor?.toFixed(2) ?? 'Not known'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
