import { Alert, Button, Stack } from '@mui/material'
import { useCallback, type ReactNode } from 'react'

/** The record as it is now, or null where it is no longer there. */
export interface EditConflictState<R> {
  theirs: R | null
  /** Who was faster, and with what, where the server knows. */
  said?: string | undefined
}

interface EditConflictProps {
  /** What is edited, as in 'this article'. */
  what: string
  conflict: EditConflictState<unknown>
  /** Said of a record that is no longer there. */
  gone: ReactNode
  /** Said of a record that takes no change any more: there is nothing to save over. */
  closed?: string | undefined
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else was faster: nothing typed is lost, and who goes on decides which words stay. */
export function EditConflict({ what, conflict: { theirs, said }, gone, closed, onTakeTheirs, onKeepMine }: EditConflictProps) {
  // Save stands below a long form, this above it.
  const intoView = useCallback((notice: HTMLElement | null) => notice?.focus(), [])
  return (
    <Alert severity="warning" variant="outlined" tabIndex={-1} ref={intoView} sx={{ mb: 2, scrollMarginTop: 160 }}>
      {theirs === null ? gone : (closed ?? `${said ?? `Someone else changed this ${what} in the meantime.`} Your changes are not saved yet, but they are not lost.`)}
      {theirs !== null && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>{closed ? 'Load the current version' : 'Load theirs'}</Button>
          {!closed && <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>Keep mine</Button>}
        </Stack>
      )}
    </Alert>
  )
}
