import { Button, SnackbarContent } from '@mui/material'
import { useNotify } from 'react-admin'

/** Long enough to read the sentence and to reach the link. */
const LINK_MS = 10_000

/**
 * Says that something was made, with a way to where it is written: what was just made may be out of sight in
 * its list.
 */
export function useCreated() {
  const notify = useNotify()
  return (sentence: string, editor: string) =>
    notify(
      <SnackbarContent
        message={sentence}
        sx={{ overflowWrap: 'anywhere' }}
        action={
          <Button size="small" color="inherit" href={editor} target="_blank" rel="noopener">
            Write it
          </Button>
        }
      />,
      { type: 'success', autoHideDuration: LINK_MS },
    )
}
