import { Box, Button, IconButton, Stack, TextField, Slider, Typography } from '@mui/material'
import { ArrowUpward, DeleteOutlined } from '@mui/icons-material'
import type { PictureOfContent } from '@vitrine/contracts/dictionary/content-parts'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/messages'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useContext, useId } from 'react'
import { Thumbnail } from '../../dictionary/Thumbnail.tsx'
import { RefusedPicturesContext } from '../refused-pictures.ts'
import { pictureHint } from '../../settings.ts'
import { PictureChoice } from '../../pictures/PictureChoice.tsx'
import { PartFrame } from './PartFrame.tsx'
import { problemOfPicture } from './problems.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { lightTokens } from '../../theme/tokens.ts'

/** Pictures beside each other, in their order. */
export default function GalleryView(view: ReactNodeViewProps) {
  const pictures = view.node.attrs['pictures'] as PictureOfContent[]
  const isFull = pictures.length >= limits.galleryMax
  const reasonId = useId()
  const set = (changed: PictureOfContent[]) => view.updateAttributes({ pictures: changed })
  const change = (place: number, changes: Partial<PictureOfContent>) =>
    set(pictures.with(place, { ...pictures[place]!, ...changes }))
  const { within, focusAfter } = useFocusAfter<HTMLDivElement>()
  const add = () => {
    focusAfter(`li:nth-of-type(${pictures.length + 1}) button`)
    set([...pictures, { src: '', alt: '', caption: '' }])
  }
  const moveUp = (place: number) => {
    // At the top there is no further way up.
    focusAfter(place === 1 ? 'li:nth-of-type(1) input[type=url]' : `li:nth-of-type(${place}) [data-move]`)
    set(pictures.with(place, pictures[place - 1]!).with(place - 1, pictures[place]!))
  }
  const remove = (place: number) => {
    focusAfter(
      pictures.length === 1
        ? '[data-add]'
        : `li:nth-of-type(${Math.min(place + 1, pictures.length - 1)}) [data-remove]`,
    )
    set(pictures.toSpliced(place, 1))
  }
  const refused = useContext(RefusedPicturesContext)
  const wrong = pictures
    .map(({ src }) =>
      src.trim() === '' ? undefined : (problemOfPicture(src.trim()) ?? refused.get(src.trim())),
    )
    .find((problem) => problem !== undefined)
  return (
    <PartFrame view={view} name="Gallery" isEmpty={pictures.length === 0} problem={wrong}>
      <Box ref={within}>
        <Stack sx={{ gap: 2 }} component="ol" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {pictures.map((picture, place) => (
            <Box
              component="li"
              key={place}
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: { xs: '1fr', sm: '200px 1fr auto' },
                alignItems: 'start',
              }}
            >
              {picture.src === '' ? (
                <Thumbnail src="" width={96} height={96} />
              ) : (
                <FocalPoint
                  src={picture.src}
                  name={`picture ${place + 1}`}
                  focus={picture.focus ?? null}
                  onChange={(focus) => change(place, { focus: focus ?? undefined })}
                />
              )}
              <Stack sx={{ gap: 1 }}>
                <PictureChoice
                  onChoose={({ src, alt = '' }) => change(place, { src, alt: picture.alt || alt })}
                />
                <TextField
                  size="small"
                  label={`URL of picture ${place + 1}`}
                  type="url"
                  value={picture.src}
                  onChange={({ target }) => change(place, { src: target.value })}
                />
                <TextField
                  size="small"
                  label={`Alternative text of picture ${place + 1}`}
                  value={picture.alt}
                  onChange={({ target }) => change(place, { alt: target.value })}
                  slotProps={{ htmlInput: { maxLength: limits.altMax } }}
                />
                <TextField
                  size="small"
                  label={`Caption of picture ${place + 1}`}
                  value={picture.caption}
                  onChange={({ target }) => change(place, { caption: target.value })}
                  slotProps={{ htmlInput: { maxLength: limits.captionMax } }}
                />
              </Stack>
              <Stack direction={{ xs: 'row', sm: 'column' }}>
                <IconButton
                  data-move
                  aria-label={`Move picture ${place + 1} up`}
                  disabled={place === 0}
                  onClick={() => moveUp(place)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  data-remove
                  aria-label={`Remove picture ${place + 1}`}
                  onClick={() => remove(place)}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Stack>
            </Box>
          ))}
        </Stack>
        <Button
          data-add
          sx={{ mt: 1 }}
          color="secondary"
          variant="outlined"
          disabled={isFull}
          {...(isFull && { 'aria-describedby': reasonId })}
          onClick={add}
        >
          Add a picture
        </Button>
        {isFull && (
          <Box component="span" id={reasonId} sx={{ color: 'text.secondary', ml: 2 }}>
            A gallery has at most {limits.galleryMax} pictures.
          </Box>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 1 }}>{pictureHint()}</Box>
    </PartFrame>
  )
}

type Focus = NonNullable<PictureOfContent['focus']>

interface FocalPointProps {
  src: string
  name: string
  focus: Focus | null
  onChange: (focus: Focus | null) => void
}

const CENTER: Focus = { x: 50, y: 50 }

/** What must stay in sight where a picture is cut: clicked on it, or set by the sliders. */
function FocalPoint({ src, name, focus, onChange }: FocalPointProps) {
  const { x, y } = focus ?? CENTER
  return (
    <Stack contentEditable={false} sx={{ gap: 0.5, width: 200, maxWidth: '100%' }}>
      <Box
        sx={{ position: 'relative', bgcolor: lightTokens.mat, cursor: 'crosshair', lineHeight: 0 }}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          onChange({
            x: Math.round(((clientX - left) / width) * 100),
            y: Math.round(((clientY - top) / height) * 100),
          })
        }}
      >
        <Box component="img" src={src} alt="" sx={{ width: '100%', maxHeight: 240, color: 'transparent' }} />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${x}%`,
            top: `${y}%`,
            width: 16,
            height: 16,
            ml: '-8px',
            mt: '-8px',
            borderRadius: '50%',
            border: '2px solid #fff',
            outline: '2px solid #000',
          }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Click what must stay in sight where this picture is cut.
      </Typography>
      <Slider
        size="small"
        aria-label={`Focal point of ${name}, from the left`}
        value={x}
        onChange={(_, to) => onChange({ x: Number(to), y })}
      />
      <Slider
        size="small"
        aria-label={`Focal point of ${name}, from the top`}
        value={y}
        onChange={(_, to) => onChange({ x, y: Number(to) })}
      />
      {focus && (
        <Button size="small" color="secondary" onClick={() => onChange(null)}>
          Back to the middle
        </Button>
      )}
    </Stack>
  )
}
