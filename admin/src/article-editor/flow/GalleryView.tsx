import { Box, Button, IconButton, Stack, TextField } from '@mui/material'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import type { PictureOfContent } from '@vitrine/contracts/dictionary/content-parts'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/limits'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Thumbnail } from '../../dictionary/Thumbnail.tsx'
import { useContext } from 'react'
import { RefusedPicturesContext } from '../refused-pictures.ts'
import { pictureHint } from '../../settings.ts'
import { FocalPoint } from './FocalPoint.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { PartFrame } from './PartFrame.tsx'
import { problemOfPicture } from './problems.ts'

/** Pictures beside each other, in their order. */
export default function GalleryView(view: ReactNodeViewProps) {
  const pictures = view.node.attrs['pictures'] as PictureOfContent[]
  const set = (changed: PictureOfContent[]) => view.updateAttributes({ pictures: changed })
  const change = (place: number, changes: Partial<PictureOfContent>) => set(pictures.with(place, { ...pictures[place]!, ...changes }))
  const refused = useContext(RefusedPicturesContext)
  const wrong = pictures.map(({ src }) => (src.trim() === '' ? undefined : (problemOfPicture(src.trim()) ?? refused.get(src.trim())))).find((problem) => problem !== undefined)
  return (
    <PartFrame view={view} name="Gallery" isEmpty={pictures.length === 0} problem={wrong}>
      <Stack sx={{ gap: 2 }} component="ol" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {pictures.map((picture, place) => (
          <Box component="li" key={place} sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '200px 1fr auto' }, alignItems: 'start' }}>
            {picture.src === '' ? <Thumbnail src="" width={96} height={96} /> : <FocalPoint src={picture.src} name={`picture ${place + 1}`} focus={picture.focus ?? null} onChange={(focus) => change(place, { focus: focus ?? undefined })} />}
            <Stack sx={{ gap: 1 }}>
              <PictureChoice onChoose={({ src, alt = '' }) => change(place, { src, alt: picture.alt || alt })} />
              <TextField size="small" label={`URL of picture ${place + 1}`} type="url" value={picture.src} onChange={({ target }) => change(place, { src: target.value })} />
              <TextField size="small" label={`Alternative text of picture ${place + 1}`} value={picture.alt} onChange={({ target }) => change(place, { alt: target.value })} slotProps={{ htmlInput: { maxLength: limits.altMax } }} />
              <TextField size="small" label={`Caption of picture ${place + 1}`} value={picture.caption} onChange={({ target }) => change(place, { caption: target.value })} slotProps={{ htmlInput: { maxLength: limits.captionMax } }} />
            </Stack>
            <Stack direction={{ xs: 'row', sm: 'column' }}>
              <IconButton aria-label={`Move picture ${place + 1} up`} disabled={place === 0} onClick={() => set(pictures.with(place, pictures[place - 1]!).with(place - 1, picture))}>
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton aria-label={`Remove picture ${place + 1}`} onClick={() => set(pictures.toSpliced(place, 1))}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Stack>
          </Box>
        ))}
      </Stack>
      <Button sx={{ mt: 1 }} color="secondary" variant="outlined" disabled={pictures.length >= limits.galleryMax} onClick={() => set([...pictures, { src: '', alt: '', caption: '' }])}>
        Add a picture
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 1 }}>{pictureHint()}</Box>
    </PartFrame>
  )
}
