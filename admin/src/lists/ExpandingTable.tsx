import { ExpandMore } from '@mui/icons-material'
import { IconButton } from '@mui/material'
import { useExpanded } from 'ra-core'
import type { ReactNode } from 'react'
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import { Col, RowTable, type RowTableProps } from './RowTable.tsx'

interface ExpandingTableProps<R extends RaRecord> extends Omit<RowTableProps<R>, 'expand' | 'children'> {
  /** What a row unfolds. */
  details: ReactNode
  /** How the button names its row. */
  nameOf: (record: R) => string
  children: ReactNode
}

/**
 * A table whose rows unfold. react-admin's own arrow is hidden from the keyboard and from screen readers, so
 * it gives way to a button.
 */
export function ExpandingTable<R extends RaRecord>({
  details,
  nameOf,
  children,
  ...table
}: ExpandingTableProps<R>) {
  return (
    <RowTable<R>
      {...table}
      rowClick={false}
      expand={<>{details}</>}
      sx={{ '& .RaDataTable-expandHeader, & .RaDataTable-expandIconCell': { display: 'none' } }}
    >
      <Col label="Details" disableSort sx={{ width: 56 }}>
        <ExpandButton<R> nameOf={nameOf} />
      </Col>
      {children}
    </RowTable>
  )
}

function ExpandButton<R extends RaRecord>({ nameOf }: { nameOf: (record: R) => string }) {
  const record = useRecordContext<R>()
  const resource = useResourceContext() ?? ''
  const [expanded, toggle] = useExpanded(resource, record?.id ?? '')
  if (!record) return null
  return (
    <IconButton
      size="small"
      aria-label={`Details of ${nameOf(record)}`}
      aria-expanded={expanded}
      aria-controls={`${resource}-${record.id}-expand`}
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
    >
      <ExpandMore
        fontSize="small"
        sx={{ transition: 'rotate 0.15s', rotate: expanded ? '180deg' : '0deg' }}
      />
    </IconButton>
  )
}
