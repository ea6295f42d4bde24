import { Box, Pagination, Typography } from '@mui/material'
import type { ArticleQuery } from '../providers/articles.ts'
import { amount } from '../feedback/amounts.ts'
import { pagesOf } from './manager-query.ts'

interface ManagerPaginationProps {
  query: ArticleQuery
  totals: number
  onOffset: (offset: number) => void
}

/** Hidden where everything fits on one page. */
export function ManagerPagination({ query, totals, onOffset }: ManagerPaginationProps) {
  const { page, pages } = pagesOf(query, totals)
  if (totals <= query.max && query.offset === 0) return null
  const last = Math.min(query.offset + query.max, totals)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 2, mt: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {query.offset < totals ? `Showing ${amount(query.offset + 1)}-${amount(last)} of ${resultsOf(totals)}` : `There ${totals === 1 ? 'is' : 'are'} ${resultsOf(totals)}, and none on this page`}
      </Typography>
      <Pagination page={Math.min(page, pages)} count={pages} onChange={(_, chosen) => onOffset((chosen - 1) * query.max)} color="primary" shape="rounded" />
    </Box>
  )
}

function resultsOf(totals: number): string {
  return totals === 1 ? '1 result' : `${amount(totals)} results`
}
