import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { BreakableText } from './BreakableText.tsx'

/**
 * The name of a row: a real link to its record, for the keyboard and for a new tab. The rest of the row may
 * be pressed too.
 */
export function RowLink<R extends RaRecord>({
  to = 'edit',
  children,
}: {
  to?: 'edit' | 'show'
  children: (record: R) => ReactNode
}) {
  const record = useRecordContext<R>()
  const resource = useResourceContext()
  const pathOf = useCreatePath()
  if (!record) return null
  const words = children(record)
  return (
    <Link
      component={RouterLink}
      to={pathOf({ resource, type: to, id: record.id })}
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-block', minHeight: 24, fontWeight: 500 }}
      onClick={(event) => event.stopPropagation()}
    >
      {typeof words === 'string' ? <BreakableText text={words} /> : words}
    </Link>
  )
}
