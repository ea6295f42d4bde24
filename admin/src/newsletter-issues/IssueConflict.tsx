import { Alert, Button } from '@mui/material'

/** Somebody else was faster: what was typed stays until whoever typed it says otherwise. */
export function IssueConflict({ onLoad }: { onLoad: () => void }) {
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Somebody else changed this issue in the meantime. Nothing of yours is saved yet: copy what you typed, and load it as it is now.
      <Button size="small" variant="outlined" color="inherit" onClick={onLoad} sx={{ mt: 1, display: 'block' }}>
        Load it as it is now
      </Button>
    </Alert>
  )
}
