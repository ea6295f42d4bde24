import { Button } from '@mui/material'
import { plainTextOf } from '@vitrine/contracts/dictionary/content'
import { useEffect, useRef, useState } from 'react'
import { AccessLost } from '../editing/AccessLost.tsx'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'

interface AccessNoticeProps {
  text: EditedText
  draft: ReturnType<typeof useDraft>
  /** Asks again by whatever was refused. */
  onTryAgain: () => void
}

/** The account lost the right to change this while somebody wrote: what can be done with what they wrote. */
export function AccessNotice({ text: { noun }, draft, onTryAgain }: AccessNoticeProps) {
  const [copied, setCopied] = useState<
    '' | 'Copied' | 'It could not be copied. Select the text and copy it by hand.'
  >('')
  const notice = useRef<HTMLDivElement>(null)
  const wasAskedFor = draft.mayNot
  useEffect(() => {
    // Who pressed Save may be far down in the text; who only writes is not moved away from it.
    if (wasAskedFor) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [wasAskedFor])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainTextOf(draft.blocksNow()))
      setCopied('Copied')
    } catch {
      setCopied('It could not be copied. Select the text and copy it by hand.')
    }
  }
  return (
    <AccessLost to={`change this ${noun}`} ref={notice}>
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
    </AccessLost>
  )
}
