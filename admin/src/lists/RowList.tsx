import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { List, useListContext, type ListProps } from 'react-admin'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { ListTools } from './ListTools.tsx'
import { Pages } from './Pages.tsx'
import { rowQuery } from './row-query.ts'

interface RowListProps extends ListProps {
  children: ReactNode
}

/** Every list of the console. */
export function RowList({ queryOptions, children, ...props }: RowListProps) {
  return (
    <List
      exporter={false}
      actions={<ListTools hasFilters={Array.isArray(props.filters) && props.filters.length > 0} />}
      title=" "
      pagination={<Pages />}
      {...props}
      queryOptions={rowQuery(queryOptions)}
    >
      <Rows>{children}</Rows>
    </List>
  )
}

/** Rows that could not be loaded are not taken for none. */
export function Rows({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useListContext()
  return (
    <>
      {error && (
        <Box sx={{ p: 2 }}>
          <LoadFailure error={error} retry={() => void refetch()} />
        </Box>
      )}
      {(data || !error) && children}
    </>
  )
}
