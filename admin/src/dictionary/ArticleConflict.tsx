import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { Conflict } from './use-article-actions.ts'

/** Two editors met: nothing was changed, and the list shows what the other one did. */
export function ArticleConflict({
  conflict,
  onSettled,
}: {
  conflict: Conflict | null
  onSettled: () => void
}) {
  return (
    <Dialog
      open={conflict !== null}
      onClose={onSettled}
      maxWidth="xs"
      fullWidth
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict-title">This article has changed</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text">
          ‘{conflict?.article.title}’ has changed since this list was loaded, so nothing was done. Load the
          current version, check it, and {conflict?.action} it again if that is still right.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onSettled} autoFocus>
          Load the current version
        </Button>
      </DialogActions>
    </Dialog>
  )
}
