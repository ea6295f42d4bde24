import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import type { TextVersion } from '@vitrine/contracts/texts/versions'
import type { ReactNode } from 'react'
import { instant } from '../feedback/amounts.ts'
import { hasChanges, type ComparedLine, type Words } from './compare-texts.ts'
import { versionName } from './text-history.ts'

interface ComparedTextsProps {
  lines: ComparedLine[]
  versions: readonly TextVersion[]
  chosen: number
  /** Null: what is in the editor. */
  other: number | null
  onOther: (id: number | null) => void
}

const EDITOR = 'editor'
const nameOf = (version: TextVersion) => `${versionName(version)}, ${instant(version.madeAt)}`

/** Two versions side by side. What one of them alone has is struck or underlined, and colored beside. */
export function ComparedTexts({ lines, versions, chosen, other, onOther }: ComparedTextsProps) {
  const version = versions.find(({ id }) => id === chosen)
  return (
    <>
      <TextField
        select
        fullWidth
        size="small"
        label="Compare with"
        value={other ?? EDITOR}
        onChange={({ target }) => onOther(target.value === EDITOR ? null : Number(target.value))}
        sx={{ mb: 2 }}
      >
        <MenuItem value={EDITOR}>What is in the editor</MenuItem>
        {versions.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {nameOf(each)}
          </MenuItem>
        ))}
      </TextField>
      {!hasChanges(lines) && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          Nothing differs.
        </Alert>
      )}
      <Box
        role="table"
        aria-label="Comparison"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        <Row>
          <Typography role="columnheader" variant="subtitle2">
            {version ? nameOf(version) : 'The chosen version'}
          </Typography>
          <Typography role="columnheader" variant="subtitle2">
            {other === null ? 'What is in the editor' : 'The other version'}
          </Typography>
        </Row>
        {lines.map(({ earlier, later }, place) => (
          <Row key={place}>
            <Side words={earlier} as="del" />
            <Side words={later} as="ins" />
          </Row>
        ))}
      </Box>
    </>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <Box role="row" sx={{ display: 'contents' }}>
    {children}
  </Box>
)

function Side({ words, as }: { words: Words[] | null; as: 'del' | 'ins' }) {
  return (
    <Typography
      role="cell"
      variant="body2"
      component="div"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {words?.map(({ text, isChanged }, place) =>
        isChanged ? (
          <Box key={place} component={as} sx={{ color: as === 'del' ? 'error.main' : 'success.main' }}>
            {text}
          </Box>
        ) : (
          text
        ),
      )}
    </Typography>
  )
}
