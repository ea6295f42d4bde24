import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { Finding } from '@vitrine/contracts/texts/checks'
import { Findings } from './Findings.tsx'

interface ChecksDialogProps {
  findings: readonly Finding[]
  /** The text's title, where it is published from a list and not by whoever is writing it. */
  title?: string
  onPublish: () => void
  onClose: () => void
}

/** What the checks found in what is about to be published. Whoever publishes decides about warnings. */
export default function ChecksDialog({ findings, title, onPublish, onClose }: ChecksDialogProps) {
  const isRefused = findings.some(({ level }) => level === 'refusal')
  const place = title === undefined ? '' : ` in ‘${title}’`
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="checks-title"
      aria-describedby="checks-text"
    >
      <DialogTitle id="checks-title">Before this is published</DialogTitle>
      <DialogContent>
        <DialogContentText id="checks-text" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {title === undefined ? 'What you wrote is saved.' : 'Nothing on the site has changed yet.'}{' '}
          {isRefused ? `Fix this${place} before it can be published:` : `Readers would see this${place}:`}
        </DialogContentText>
        <Findings findings={findings} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus>
          {title === undefined ? 'Keep writing' : 'Cancel'}
        </Button>
        <Button variant="contained" disabled={isRefused} onClick={onPublish}>
          Publish anyway
        </Button>
      </DialogActions>
    </Dialog>
  )
}
