import { Alert, Button, Stack } from '@mui/material'
import { restoreText } from '@vitrine/contracts/texts/endpoints'
import { useEffect, useEffectEvent, useState } from 'react'
import { latePart } from '../feedback/late-part.tsx'
import { useFailureNotice } from '../feedback/RefusedActions.tsx'
import { isGone } from '../providers/console-client.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { useScheduling, useTextState } from '../texts/use-text-state.ts'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'

const CreateArticle = latePart(async () => ({
  default: (await import('../dictionary/CreateArticle.tsx')).CreateArticle,
}))

interface PlaceNoticeProps {
  text: EditedText
  title: string
  draft: ReturnType<typeof useDraft>
  /** Saving goes on: the text is where it is saved to again. */
  onFollowed: () => void
  /** A save was told that nothing is where the text was. */
  isLost: boolean
}

/**
 * The text is at another URL by now, or has been deleted, while somebody writes it: what happened, and how to
 * go on.
 */
export function PlaceNotice({ text: { kind, noun }, title, draft, onFollowed, isLost }: PlaceNoticeProps) {
  const { id, url } = draft.versions
  const { data, error } = useTextState({ kind, id })
  const { reload } = useScheduling({ kind, id })
  const tellFailure = useFailureNotice()
  const [isPending, setPending] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const lookAgain = useEffectEvent(() => void reload())
  useEffect(() => {
    if (isLost) lookAgain()
  }, [isLost])
  const isDeleted = isGone(error)
  const isTrashed = data !== undefined && data.trashedAt !== null
  if (!isDeleted && !isTrashed && (data === undefined || data.url === url)) return null

  const attempt = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch (failure) {
      tellFailure(failure, `go on with ‘${title}’`)
    } finally {
      setPending(false)
    }
  }
  const follow = async (to: string) => {
    await draft.follow(to)
    onFollowed()
  }
  const restore = () =>
    attempt(async () => {
      const { url: restored } = await dataProvider.callEndpoint(restoreText, {
        params: { kind, id },
      })
      await follow(restored)
      await reload()
    })
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <span>
        {isDeleted
          ? `This ${noun} has been deleted for good. What you wrote is still here.`
          : isTrashed
            ? `This ${noun} has been deleted and is in the trash. What you wrote is still here.`
            : `The URL of this ${noun} was changed to ${data?.url ?? ''} while you were writing.`}
      </span>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {isTrashed && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            loading={isPending}
            onClick={() => void restore()}
          >
            Restore it and go on
          </Button>
        )}
        {!isDeleted && !isTrashed && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            loading={isPending}
            onClick={() => void attempt(() => follow(data?.url ?? url))}
          >
            Go on at the new URL
          </Button>
        )}
        {(isDeleted || isTrashed) && kind === 'dictionary-article' && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setCopying(true)}>
            Keep the text as a new draft
          </Button>
        )}
      </Stack>
      {isCopying && (
        <CreateArticle open onClose={() => setCopying(false)} of={{ title, blocks: draft.blocksNow }} />
      )}
    </Alert>
  )
}
