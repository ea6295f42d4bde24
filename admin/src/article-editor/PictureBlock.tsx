import { Box, Stack, TextField } from '@mui/material'
import type { pictureBlockSchema } from '@vitrine/contracts/dictionary/content'
import type { z } from 'zod'
import { PictureHelp } from '../feedback/PictureHelp.tsx'
import { lightTokens } from '../theme/tokens.ts'

type Picture = z.infer<typeof pictureBlockSchema>

interface PictureBlockProps {
  block: Picture
  problem: string | undefined
  onChange: (block: Picture) => void
}

export function PictureBlock({ block, problem, onChange }: PictureBlockProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' } }}>
      <Box sx={{ aspectRatio: '4 / 3', bgcolor: lightTokens.mat, display: 'grid', placeItems: 'center' }}>
        {block.src && <Box component="img" src={block.src} alt="" sx={{ width: '100%', height: '100%', objectFit: 'contain', color: 'transparent' }} />}
      </Box>
      <Stack sx={{ gap: 2 }}>
        <TextField label="Picture URL" type="url" value={block.src} onChange={(event) => onChange({ ...block, src: event.target.value })} error={problem !== undefined} helperText={<PictureHelp problem={problem} />} />
        <TextField label="Alternative text, for people who cannot see the picture" value={block.alt} onChange={(event) => onChange({ ...block, alt: event.target.value })} slotProps={{ htmlInput: { maxLength: 500 } }} />
        <TextField label="Caption" value={block.caption} onChange={(event) => onChange({ ...block, caption: event.target.value })} slotProps={{ htmlInput: { maxLength: 1000 } }} />
      </Stack>
    </Box>
  )
}
