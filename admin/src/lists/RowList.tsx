import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { List, Pagination, useListContext, type ListProps } from 'react-admin'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { ListTools } from './ListTools.tsx'

/**
 * react-admin keeps each row of a list as the record that a row's own screen opens with, and rows may hold less than
 * that screen shows. Asked under this, rows stay rows, and a screen waits for its record.
 */
export const rowsOnly = { rowsOnly: true }

/** A failure has a face of its own, below. */
const sayNothing = () => undefined

interface RowListProps extends ListProps {
  children: ReactNode
}

/** Every list of the console. */
export function RowList({ queryOptions, children, ...props }: RowListProps) {
  return (
    <List exporter={false} actions={<ListTools hasFilters={Array.isArray(props.filters) && props.filters.length > 0} />} title=" " pagination={<Pages />} {...props} queryOptions={{ onError: sayNothing, ...queryOptions, meta: { ...rowsOnly, ...queryOptions?.meta } }}>
      <Rows>{children}</Rows>
    </List>
  )
}

/** Rows that could not be loaded are not taken for none. */
function Rows({ children }: { children: ReactNode }) {
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

function Pages() {
  const { data, error } = useListContext()
  return error && !data ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
}
