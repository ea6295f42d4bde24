import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { headingBlockSchema } from '@vitrine/contracts/dictionary/content'
import type { z } from 'zod'

type Heading = z.infer<typeof headingBlockSchema>

export function HeadingBlock({ block, onChange }: { block: Heading; onChange: (block: Heading) => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <TextField label="Heading" value={block.text} onChange={(event) => onChange({ ...block, text: event.target.value })} sx={{ flex: '1 1 16rem' }} slotProps={{ htmlInput: { maxLength: 300 } }} />
      <ToggleButtonGroup exclusive size="small" value={block.level} onChange={(_, level: 2 | 3 | null) => level && onChange({ ...block, level })} aria-label="Heading level">
        <ToggleButton value={2}>Section</ToggleButton>
        <ToggleButton value={3}>Subsection</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
