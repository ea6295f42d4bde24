import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useDataProvider, useListContext, useNotify } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { messageOf } from '../providers/console-client.ts'
import { exportRows, MOST_EXPORTED, readAllRows } from './export-rows.ts'
import { SavedFilters } from './SavedFilters.tsx'

/** Above every list: filters kept under a name, and its rows as a file. */
export function ListTools({ hasFilters }: { hasFilters: boolean }) {
  return (
    // On a phone react-admin gives it a ground and a height of its own, which pushes the filters under the table.
    <TopToolbar sx={{ bgcolor: 'transparent', flex: 'none', minHeight: 40, p: 0 }}>
      {hasFilters && <SavedFilters />}
      <ExportRows />
    </TopToolbar>
  )
}

function ExportRows() {
  const { resource, filter, filterValues, sort, total } = useListContext()
  const data = useDataProvider()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const all = await readAllRows(data, { resource, filter: { ...filterValues, ...filter }, sort })
      await exportRows(data, resource, all.rows)
      if (all.total > all.rows.length) notify(`The file contains the first ${amount(MOST_EXPORTED)} of ${amount(all.total)} rows. A filter makes the list shorter.`, { type: 'warning' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={<DownloadOutlined />} loading={isBusy} disabled={!total} onClick={() => void run()}>
      Export
    </Button>
  )
}
