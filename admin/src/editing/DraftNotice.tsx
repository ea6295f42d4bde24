import { Alert, Button, Stack } from '@mui/material'
import { instant } from '../feedback/amounts.ts'

interface DraftNoticeProps {
  /** Milliseconds since 1970. */
  keptAt: number
  /** How many older ones are kept besides. */
  others: number
  /** Where it is kept. */
  where?: string
  /** The record has been changed since then, by whomever. */
  isOutdated?: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit, or another tab, left unsaved on this device. */
export function DraftNotice({
  keptAt,
  others,
  where = 'on this device',
  isOutdated = false,
  onRestore,
  onDiscard,
}: DraftNoticeProps) {
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      You typed something here on {instant(new Date(keptAt).toISOString())} that was not saved. It is kept{' '}
      {where}.
      {others > 0 &&
        ` ${others === 1 ? 'One more text is' : `${others} more texts are`} kept and offered next.`}
      {isOutdated &&
        ' What is stored here has been changed since then: if you restore yours and save it, it replaces that.'}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onDiscard}>
          Discard changes
        </Button>
      </Stack>
    </Alert>
  )
}
