import { Alert, Button, DialogActions, DialogContent, List, ListItem, ListItemText } from '@mui/material'
import type { ImportedSubscribers } from '@vitrine/contracts/newsletter/subscriber-schemas'
import { amount } from '../feedback/amounts.ts'

/** So many are read; the count tells of all. */
const SHOWN = 100

const reasons = {
  invalid: 'This is not an email.',
  suppressed: 'Suppressed: it never gets newsletters.',
  unsubscribed: 'Has unsubscribed. Only its owner can subscribe it again.',
} as const

/** What became of each row of the file. */
export function ImportReport({
  report: { added, already, refused },
  onClose,
}: {
  report: ImportedSubscribers
  onClose: () => void
}) {
  return (
    <>
      <DialogContent>
        <Alert severity="success" variant="outlined">
          Added: {amount(added)}. Subscribed before: {amount(already)}.
        </Alert>
        {refused.length > 0 && (
          <>
            <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
              Not added: {amount(refused.length)}.
            </Alert>
            <List dense aria-label="Rows that were not added">
              {refused.slice(0, SHOWN).map(({ row, email, reason }) => (
                <ListItem key={row} disableGutters sx={{ overflowWrap: 'anywhere' }}>
                  <ListItemText
                    primary={`Row ${amount(row)}: ${email || '(empty)'}`}
                    secondary={reasons[reason]}
                  />
                </ListItem>
              ))}
              {refused.length > SHOWN && (
                <ListItem disableGutters>and {amount(refused.length - SHOWN)} more</ListItem>
              )}
            </List>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </>
  )
}
