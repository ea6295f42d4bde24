import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material'
import { useGetRecordRepresentation, useListContext, type RaRecord } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import type { Failure } from './run-for-all.ts'

interface BulkFailuresProps {
  failures: readonly Failure<RaRecord>[]
  /** How many of the selected rows it was done to. */
  done: number
  close: () => void
}

/** What could not be done, by name and with its reason. The rows stay selected. */
export function BulkFailures({ failures, done, close }: BulkFailuresProps) {
  const { resource } = useListContext()
  const nameOf = useGetRecordRepresentation(resource)
  return (
    <Dialog
      open={failures.length > 0}
      onClose={close}
      maxWidth="sm"
      fullWidth
      aria-labelledby="bulk-failures-title"
      aria-describedby="bulk-failures-text"
    >
      <DialogTitle id="bulk-failures-title">Not done: {amount(failures.length)}</DialogTitle>
      <DialogContent>
        <DialogContentText id="bulk-failures-text">
          {done > 0 ? `Done: ${amount(done)}. ` : ''}These stay selected:
        </DialogContentText>
        <List dense>
          {failures.map(({ record, reason }) => (
            <ListItem key={record.id} disableGutters sx={{ overflowWrap: 'anywhere' }}>
              <ListItemText primary={nameOf(record)} secondary={reason} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
