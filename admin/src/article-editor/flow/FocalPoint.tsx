import { Box, Button, Slider, Stack, Typography } from '@mui/material'
import type { PictureOfContent } from '@vitrine/contracts/dictionary/content-parts'
import { lightTokens } from '../../theme/tokens.ts'

type Focus = NonNullable<PictureOfContent['focus']>

interface FocalPointProps {
  src: string
  name: string
  focus: Focus | null
  onChange: (focus: Focus | null) => void
}

const CENTER: Focus = { x: 50, y: 50 }

/** What must stay in sight where a picture is cut: clicked on it, or set by the sliders. */
export function FocalPoint({ src, name, focus, onChange }: FocalPointProps) {
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
