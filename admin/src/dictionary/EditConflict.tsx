import { Alert, Button, Stack } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'

/** The article as it is now, or null where it is no longer at its address. */
export interface EditConflictState {
  theirs: ManagedArticle | null
}

interface EditConflictProps {
  conflict: EditConflictState
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else was faster: nothing typed is lost, and who goes on decides which words stay. */
export function EditConflict({ conflict: { theirs }, onTakeTheirs, onKeepMine }: EditConflictProps) {
  if (!theirs) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        This article has been deleted or has moved to another URL since you opened it. Copy what you typed, close this window and look for it in the list.
      </Alert>
    )
  }
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Somebody else changed this article in the meantime. Nothing of yours is saved yet, and nothing is lost.
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Show theirs
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          Keep mine
        </Button>
      </Stack>
    </Alert>
  )
}
