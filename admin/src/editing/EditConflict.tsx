import { Alert, Button, Stack } from '@mui/material'
import { isOwnChange } from '@vitrine/contracts/conflict-words'
import { useCallback, useState, type ReactNode } from 'react'

/** The record as it is now, or null where it is no longer there. */
export interface EditConflictState<R> {
  theirs: R | null
  /** Who was faster, and with what, where the server knows. */
  said?: string | undefined
}

interface EditConflictProps {
  /** What is edited, as in 'this article'. */
  what: string
  /** Null while nobody was faster. */
  conflict: EditConflictState<unknown> | null
  /** The record that the form changes now. */
  opened: unknown
  /** The button that saves. */
  save?: string
  /** Said of a record that is no longer there. */
  gone: ReactNode
  /** Said of a record that takes no change any more: there is nothing to save over. */
  closed?: string | undefined
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Where a form is read on from: Save stands below a long one, this above it. */
const notice = {
  severity: 'warning',
  variant: 'outlined',
  tabIndex: -1,
  sx: { mb: 2, scrollMarginTop: 160 },
} as const

/**
 * Somebody else was faster: nothing typed is lost, and who goes on decides which words stay. Whoever keeps
 * theirs is told that nothing is saved by that.
 */
export function EditConflict({
  what,
  conflict,
  opened,
  save = 'Save',
  gone,
  closed,
  onTakeTheirs,
  onKeepMine,
}: EditConflictProps) {
  // Each notice is an element of its own: one that only got other words would not take the focus from the
  // button that went with the former.
  const intoView = useCallback((shown: HTMLElement | null) => shown?.focus(), [])
  const [keptOver, setKeptOver] = useState<unknown>(null)
  if (!conflict) {
    // The next save makes another record of it.
    if (keptOver === null || keptOver !== opened) return null
    return (
      <Alert key="kept" {...notice} severity="info" role="status" ref={intoView}>
        Nothing is saved yet. What you typed is in this form, and everything else is as it is stored now.
        Press {save} to store it.
      </Alert>
    )
  }
  const { theirs, said } = conflict
  const keepMine = () => {
    setKeptOver(theirs)
    onKeepMine()
  }
  return (
    <Alert key="conflict" {...notice} ref={intoView}>
      {theirs === null
        ? gone
        : (closed ??
          `${said ?? `Someone else changed this ${what} in the meantime.`} Your changes${isOwnChange(said) ? ' here' : ''} are not saved yet, but they are not lost.`)}
      {theirs !== null && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
            {closed ? 'Load the current version' : theirsInWords(said)}
          </Button>
          {!closed && (
            <Button size="small" variant="outlined" color="inherit" onClick={keepMine}>
              Keep mine
            </Button>
          )}
        </Stack>
      )}
    </Alert>
  )
}

/** What is stored is not 'theirs' where it is one's own, of another window. */
export function theirsInWords(said: string | undefined): string {
  return isOwnChange(said) ? 'Load the other version' : 'Load theirs'
}

/** Beside a button that cannot save before it is decided. */
export function reasonOfConflict({ theirs }: EditConflictState<unknown>): string {
  return theirs === null ? 'It is no longer there.' : 'Choose above which version to keep.'
}
