import { Box, Button, List, ListItemButton, ListItemText } from '@mui/material'
import type { KeptVersion } from '@vitrine/contracts/texts/versions'
import { instant } from '../feedback/amounts.ts'
import { madeBy, versionName } from './version-words.ts'

interface VersionListProps {
  versions: readonly KeptVersion[]
  chosen: number | null
  onChoose: (id: number) => void
  /** Null where all are shown. */
  older: { isPending: boolean; load: () => void } | null
}

export function VersionList({ versions, chosen, onChoose, older }: VersionListProps) {
  if (versions.length === 0)
    return <Box>No version has been kept yet. The next save keeps the first one.</Box>
  return (
    <Box sx={{ maxHeight: { xs: '40vh', md: '60vh' }, overflowY: 'auto' }}>
      <List aria-label="Versions, newest first" dense disablePadding>
        {versions.map((version) => (
          <li key={version.id}>
            <ListItemButton
              selected={version.id === chosen}
              aria-pressed={version.id === chosen}
              component="button"
              sx={{ width: '100%', textAlign: 'left' }}
              onClick={() => onChoose(version.id)}
            >
              <ListItemText
                primary={versionName(version)}
                secondary={`${madeBy(version)}, ${instant(version.madeAt)}`}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
      {older && (
        <Button size="small" color="secondary" onClick={older.load} loading={older.isPending}>
          Show older
        </Button>
      )}
    </Box>
  )
}
