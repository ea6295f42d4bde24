import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { Finding } from '@vitrine/contracts/texts/checks'
import { Findings } from './Findings.tsx'

interface ChecksDialogProps {
  findings: readonly Finding[]
  onPublish: () => void
  onClose: () => void
}

/** What the checks found in what is about to be published. Whoever publishes decides about warnings. */
export default function ChecksDialog({ findings, onPublish, onClose }: ChecksDialogProps) {
  const isRefused = findings.some(({ level }) => level === 'refusal')
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="checks-title" aria-describedby="checks-text">
      <DialogTitle id="checks-title">Before this is published</DialogTitle>
      <DialogContent>
        <DialogContentText id="checks-text" sx={{ mb: 2 }}>
          What you wrote is saved. {isRefused ? 'Fix this before it can be published:' : 'Readers would see this:'}
        </DialogContentText>
        <Findings findings={findings} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus>
          Keep writing
        </Button>
        <Button variant="contained" disabled={isRefused} onClick={onPublish}>
          Publish anyway
        </Button>
      </DialogActions>
    </Dialog>
  )
}
