import { Alert, Button, Stack } from '@mui/material'
import { plainTextOf } from '@vitrine/contracts/dictionary/content'
import { useState } from 'react'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'

interface AccessNoticeProps {
  text: EditedText
  draft: ReturnType<typeof useDraft>
  /** Asks again by whatever was refused. */
  onTryAgain: () => void
}

/** The account lost the right to change this while somebody wrote: what they wrote stays, and what they can do with it. */
export function AccessNotice({ text: { noun }, draft, onTryAgain }: AccessNoticeProps) {
  const [copied, setCopied] = useState<'' | 'Copied' | 'It could not be copied. Select the text and copy it by hand.'>('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainTextOf(draft.blocksNow()))
      setCopied('Copied')
    } catch {
      setCopied('It could not be copied. Select the text and copy it by hand.')
    }
  }
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <span>Your account may no longer change this {noun}, so nothing is saved. What you wrote is still on this screen, and is kept on this device. An administrator can give the access back.</span>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onTryAgain}>
          Try again
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={draft.askToSignIn}>
          Log in as somebody else
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
          Copy the text
        </Button>
        <span role="status">{copied}</span>
      </Stack>
    </Alert>
  )
}
