import { Alert, Box, Button, DialogContentText } from '@mui/material'
import { type Finding, checkSentences } from '@vitrine/contracts/texts/checks'
import { NamedDialog } from '../feedback/NamedDialog.tsx'

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
  const actions = (
    <>
      <Button color="secondary" onClick={onClose} autoFocus>
        {title === undefined ? 'Keep writing' : 'Cancel'}
      </Button>
      <Button variant="contained" disabled={isRefused} onClick={onPublish}>
        Publish anyway
      </Button>
    </>
  )
  return (
    <NamedDialog id="checks" title="Before this is published" onClose={onClose} actions={actions}>
      <DialogContentText id="checks-text" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {title === undefined ? 'What you wrote is saved.' : 'Nothing on the site has changed yet.'}{' '}
        {isRefused ? `Fix this${place} before it can be published:` : `Readers would see this${place}:`}
      </DialogContentText>
      <Findings findings={findings} />
    </NamedDialog>
  )
}

/** So many details say what is meant. */
const SHOWN = 5

export function Findings({ findings }: { findings: readonly Finding[] }) {
  return findings.map(({ check, level, details }) => (
    <Alert
      key={check}
      severity={level === 'refusal' ? 'error' : 'warning'}
      variant="outlined"
      sx={{ mb: 1, overflowWrap: 'anywhere' }}
    >
      {checkSentences[check]}
      {details.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {details.slice(0, SHOWN).map((detail, place) => (
            <li key={place}>{detail}</li>
          ))}
          {details.length > SHOWN && <li>and {details.length - SHOWN} more</li>}
        </Box>
      )}
    </Alert>
  ))
}
