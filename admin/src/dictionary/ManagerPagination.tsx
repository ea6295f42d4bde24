import { Box, Pagination, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { isMoreThanTotal } from '../lists/more-than-total.ts'
import { pageButton } from '../lists/Pages.tsx'

/** Hidden where everything fits on one page. */
export function ManagerPagination({ offset }: { offset: number }) {
  const { data, page, perPage, total, meta, setPage } = useListContext()
  if (!data || !total || (total <= perPage && offset === 0)) return null
  const pages = Math.max(1, Math.ceil(total / perPage))
  const last = offset + data.length
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 2,
        mt: 2,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Showing ${amount(offset + 1)}-${amount(last)} of ${total === 1 ? '1 result' : `${isMoreThanTotal(meta) ? 'more than ' : ''}${amount(total)} results`}`}
      </Typography>
      <Pagination
        page={Math.min(page, pages)}
        count={pages}
        onChange={(_, chosen) => setPage(chosen)}
        renderItem={pageButton}
        color="primary"
        shape="rounded"
      />
    </Box>
  )
}
