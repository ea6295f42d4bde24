import { DownloadOutlined } from '@mui/icons-material'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { useFailureNotice } from '../feedback/RefusedActions.tsx'
import { exportRows, readAllRows } from './export-rows.ts'
import { SavedFilters } from './SavedFilters.tsx'

interface ListToolsProps {
  hasFilters: boolean
  /** Off where nobody takes the rows along. */
  hasExport?: boolean
}

/** Above every list: filters kept under a name, and its rows as a file. */
export function ListTools({ hasFilters, hasExport = true }: ListToolsProps) {
  return (
    // Not react-admin's own bar of tools, which on a phone has a ground and a height of its own: a box on the
    // page, and filters pushed under the table.
    <Box
      role="group"
      aria-label="List tools"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        flex: 'none',
        alignItems: 'flex-end',
        justifyContent: 'flex-end',
        gap: 1,
        minHeight: 40,
        whiteSpace: 'nowrap',
      }}
    >
      {hasFilters && <SavedFilters />}
      {hasExport && <ExportRows />}
    </Box>
  )
}

function ExportRows() {
  const { resource, filter, filterValues, sort, total } = useListContext()
  const data = useDataProvider()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const {
        rows,
        total: all,
        isMore,
      } = await readAllRows(data, { resource, filter: { ...filterValues, ...filter }, sort })
      await exportRows(data, resource, rows)
      if (isMore || all > rows.length)
        notify(
          `The file contains the first ${amount(rows.length)} of ${isMore ? 'more than ' : ''}${amount(all)} rows. A filter makes the list shorter.`,
          { type: 'warning' },
        )
    } catch (error) {
      tellFailure(error, 'export this list')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      startIcon={<DownloadOutlined />}
      loading={isBusy}
      disabled={!total}
      onClick={() => void run()}
    >
      Export
    </Button>
  )
}
