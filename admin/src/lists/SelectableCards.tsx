import { Box, Checkbox, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin'
import { BulkBar, RowCheckbox } from './RowTable.tsx'

interface SelectableCardsProps<R extends RaRecord> {
  /** What can be done with several rows at once. */
  bulk: ReactNode
  empty: ReactNode
  /** A row, with the box that selects it. */
  card: (record: R, select: ReactNode) => ReactNode
}

/** The rows of a list where a table has no room: selected, and changed several at once, as in the table. */
export function SelectableCards<R extends RaRecord>({ bulk, empty, card }: SelectableCardsProps<R>) {
  const { data, selectedIds, onToggleItem } = useListContext<R>()
  if (!data) return null
  if (data.length === 0) return empty
  return (
    <>
      {/* Below the bar of the console, where it stays in reach while the cards scroll. */}
      <Box
        sx={{
          position: 'sticky',
          top: 48,
          zIndex: 2,
          mb: 1.5,
          bgcolor: 'background.paper',
          border: 1,
          borderBottom: 0,
          borderColor: 'divider',
        }}
      >
        <BulkBar lead={<SelectShown />}>{bulk}</BulkBar>
      </Box>
      <Stack
        component="ul"
        // What is focused comes to stand below the bar of the selection, too.
        sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5, '& :is(a, button, input)': { scrollMarginTop: 64 } }}
      >
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            {card(
              record,
              <RowCheckbox
                checked={selectedIds.includes(record.id)}
                onToggle={() => onToggleItem(record.id)}
              />,
            )}
          </RecordContextProvider>
        ))}
      </Stack>
    </>
  )
}

function SelectShown() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <Checkbox
      color="primary"
      checked={isAll}
      indeterminate={!isAll && selectedIds.length > 0}
      onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': 'Select all' } }}
    />
  )
}
