import { Box, Button, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { amount } from '../feedback/amounts.ts'

/**
 * Above rows that can be selected: what can be done with them. It keeps its place when nothing is selected,
 * so that it covers no filter and the rows do not move under the hand that selects.
 */
export function BulkBar({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext()
  useSelectionOfShown()
  return (
    <Box
      role="group"
      aria-label="Selected rows"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 48,
        pl: lead ? 1 : 2,
        pr: 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: selectedIds.length > 0 ? 'action.selected' : undefined,
      }}
    >
      {lead}
      {selectedIds.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Select rows to change several at once.
        </Typography>
      ) : (
        <>
          <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
            {amount(selectedIds.length)} selected
          </Typography>
          {children}
          <Button size="small" color="secondary" onClick={() => onUnselectItems()}>
            Clear selection
          </Button>
        </>
      )}
    </Box>
  )
}

/**
 * What is selected but no longer shown (another page, another filter, deleted elsewhere) is dropped: nobody
 * acts on rows that nobody sees.
 */
function useSelectionOfShown() {
  const { data, isFetching, isPlaceholderData, selectedIds, onSelect } = useListContext()
  useEffect(() => {
    if (!data || isFetching || isPlaceholderData) return
    const shown = selectedIds.filter((id) => data.some((row) => row.id === id))
    if (shown.length < selectedIds.length) onSelect(shown)
  }, [data, isFetching, isPlaceholderData, selectedIds, onSelect])
}
