import { TextField } from '@mui/material'
import type { sourcesBlockSchema } from '@vitrine/contracts/dictionary/content'
import type { z } from 'zod'

type Sources = z.infer<typeof sourcesBlockSchema>

interface SourcesBlockProps {
  block: Sources
  problem: string | undefined
  onChange: (block: Sources) => void
}

export function SourcesBlock({ block, problem, onChange }: SourcesBlockProps) {
  return (
    <TextField
      label="Sources"
      value={block.items.join('\n')}
      onChange={(event) => onChange({ ...block, items: event.target.value.split('\n') })}
      error={problem !== undefined}
      helperText={problem ?? 'One source a line: author, title, year.'}
      multiline
      minRows={3}
      fullWidth
    />
  )
}
