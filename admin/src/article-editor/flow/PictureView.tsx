import { Box, Stack, TextField } from '@mui/material'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/messages'
import { NodeViewContent, type ReactNodeViewProps } from '@tiptap/react'
import { useContext, type KeyboardEvent } from 'react'
import { PictureHelp } from '../../feedback/PictureInput.tsx'
import { RefusedPicturesContext } from '../refused-pictures.ts'
import { lightTokens } from '../../theme/tokens.ts'
import { problemOfPicture } from './problems.ts'
import { PictureChoice } from '../../pictures/PictureChoice.tsx'
import { PartFrame } from './PartFrame.tsx'
import { focusText } from './part-keys.ts'

interface PictureAttributes {
  src: string
  alt: string
  focus: { x: number; y: number } | null
}

export function PictureView(view: ReactNodeViewProps) {
  const { src, alt } = view.node.attrs as PictureAttributes
  const refused = useContext(RefusedPicturesContext)
  /** The caption is a line of the text, which the browser does not step to from a field. */
  const toCaption = (event: KeyboardEvent) => {
    const place = view.getPos()
    if (event.key !== 'Tab' || event.shiftKey || place === undefined) return
    event.preventDefault()
    view.editor.commands.setTextSelection(place + 1 + view.node.content.size)
    focusText(view.editor)
  }
  const problem = src.trim() === '' ? undefined : (problemOfPicture(src.trim()) ?? refused.get(src.trim()))
  return (
    <PartFrame view={view} name="Picture" isEmpty={src === ''} problem={problem}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' } }}>
        <Box contentEditable={false} sx={{ aspectRatio: '4 / 3', bgcolor: lightTokens.mat }}>
          {src !== '' && !problem && (
            <Box
              component="img"
              src={src}
              alt=""
              sx={{ width: '100%', height: '100%', objectFit: 'contain', color: 'transparent' }}
            />
          )}
        </Box>
        <Stack sx={{ gap: 2 }}>
          <Stack contentEditable={false} sx={{ gap: 2 }}>
            <PictureChoice
              onChoose={(picture) =>
                view.updateAttributes({ src: picture.src, alt: alt || (picture.alt ?? '') })
              }
            />
            <TextField
              size="small"
              label="Picture URL"
              type="url"
              value={src}
              onChange={({ target }) => view.updateAttributes({ src: target.value })}
              error={problem !== undefined}
              helperText={<PictureHelp problem={undefined} />}
            />
            <TextField
              size="small"
              label="Alternative text, for people who cannot see the picture"
              value={alt}
              onChange={({ target }) => view.updateAttributes({ alt: target.value })}
              onKeyDown={toCaption}
              slotProps={{ htmlInput: { maxLength: limits.altMax } }}
            />
          </Stack>
          <Caption />
        </Stack>
      </Box>
    </PartFrame>
  )
}

/** Written in the text itself: what it lacks is told by its placeholder. */
function Caption() {
  return (
    <Box
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        py: 0.5,
        fontSize: '0.9375rem',
        '.is-empty &::before': {
          content: '"Caption"',
          color: 'text.secondary',
          float: 'left',
          height: 0,
          pointerEvents: 'none',
        },
      }}
    >
      <NodeViewContent<'div'> as="div" aria-label="Caption" />
    </Box>
  )
}
