import { Stack, TextField } from '@mui/material'
import { dictionaryMessages, dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/messages'
import { videoOf } from '@vitrine/contracts/dictionary/video'
import type { ReactNodeViewProps } from '@tiptap/react'
import { PartFrame } from './PartFrame.tsx'

/** The page of a video. Its host learns nothing of a reader before it is opened. */
export function VideoView(view: ReactNodeViewProps) {
  const { url, title } = view.node.attrs as { url: string; title: string }
  const video = videoOf(url.trim())
  return (
    <PartFrame
      view={view}
      name="Video"
      isEmpty={url === ''}
      problem={url.trim() !== '' && !video ? dictionaryMessages.videoNotAllowed : undefined}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          size="small"
          label="URL of the video"
          type="url"
          value={url}
          onChange={({ target }) => view.updateAttributes({ url: target.value })}
          helperText={video ? `A video on ${video.host}` : 'A page of YouTube or Vimeo'}
        />
        <TextField
          size="small"
          label="What it shows"
          value={title}
          onChange={({ target }) => view.updateAttributes({ title: target.value })}
          slotProps={{ htmlInput: { maxLength: limits.blockTitleMax } }}
        />
      </Stack>
    </PartFrame>
  )
}
