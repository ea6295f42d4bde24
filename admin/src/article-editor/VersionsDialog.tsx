import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  useMediaQuery,
  type Theme,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import type { WholeTextVersion, TextVersion } from '@vitrine/contracts/texts/versions'
import { useId, useState } from 'react'
import { DisabledReason, describedBy } from '../feedback/DisabledReason.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { instant } from '../feedback/amounts.ts'
import { ComparedTexts } from './ComparedTexts.tsx'
import { compareLines, contentLines, hasChanges, type ComparedLine, detailLines } from './compare-texts.ts'
import { READ_ONLY } from './lease.tsx'
import { historyOf, madeBy, versionName } from './text-history.ts'
import type { useDraft } from './use-draft.ts'

const blocksOf = (side: WholeTextVersion | ContentBlock[]): ContentBlock[] =>
  Array.isArray(side) ? side : side.blocks

interface VersionsDialogProps {
  kind: TextKind
  draft: ReturnType<typeof useDraft>
  /** Somebody else writes: versions are read and compared alone. */
  isLocked: boolean
  onClose: () => void
}

/**
 * What a text was: who saved or typed it when, compared with what is in the editor or with another version,
 * and restored.
 */
export default function VersionsDialog({ kind, draft, isLocked, onClose }: VersionsDialogProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { versions } = draft
  const history = historyOf(kind)
  const [chosen, setChosen] = useState<number | null>(null)
  const [other, setOther] = useState<number | null>(null)
  const list = useInfiniteQuery({
    queryKey: ['kept-versions', kind, versions.id, 'list'],
    queryFn: ({ pageParam }) => history.list(versions, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ items, meta }) =>
      meta.currentOffset + items.length < meta.total ? meta.currentOffset + items.length : undefined,
    gcTime: 0,
  })
  const compared = useQuery({
    queryKey: ['kept-versions', kind, versions.id, chosen, other],
    queryFn: async () =>
      comparedVersions(
        await Promise.all(
          [chosen, other].map(async (id) =>
            id === null ? draft.blocksNow() : await history.read(versions, id),
          ),
        ),
      ),
    enabled: chosen !== null,
    gcTime: 0,
  })
  const items = list.data?.pages.flatMap((page) => page.items)
  const reasonId = useId()
  const reason = isLocked ? READ_ONLY : chosen === null ? 'Choose a version first.' : null
  const restore = async () => {
    if (chosen === null) return
    onClose()
    await draft.restore(chosen)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="lg"
      aria-labelledby="versions-title"
    >
      <DialogTitle id="versions-title">Versions</DialogTitle>
      <DialogContent
        dividers
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: '18rem minmax(0, 1fr)' },
          alignContent: 'start',
        }}
      >
        <Loaded query={{ ...list, data: items }} waiting={<Skeleton variant="rectangular" height={240} />}>
          {(found) => (
            <VersionList
              versions={found}
              chosen={chosen}
              onChoose={setChosen}
              older={
                list.hasNextPage
                  ? { isPending: list.isFetchingNextPage, load: () => void list.fetchNextPage() }
                  : null
              }
            />
          )}
        </Loaded>
        <Box sx={{ minWidth: 0 }}>
          {chosen === null ? (
            'Choose a version to compare it with what is in the editor.'
          ) : (
            <Loaded query={compared} waiting={<Skeleton variant="rectangular" height={240} />}>
              {(lines) => (
                <ComparedTexts
                  lines={lines}
                  versions={items ?? []}
                  chosen={chosen}
                  other={other}
                  onOther={setOther}
                />
              )}
            </Loaded>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <DisabledReason id={reasonId} reason={reason} isOfDialog />
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={reason !== null || draft.pending !== null}
          {...describedBy(reasonId, reason)}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/**
 * Two versions, the older one first; or a version and what is in the editor, whose details are written
 * elsewhere.
 */
function comparedVersions(sides: (WholeTextVersion | ContentBlock[])[]): ComparedLine[] {
  const [earlier = [], later = []] = sides
  const lines = compareLines(contentLines(blocksOf(earlier)), contentLines(blocksOf(later)))
  if (Array.isArray(earlier) || Array.isArray(later)) return lines
  return [
    ...compareLines(detailLines(earlier.details), detailLines(later.details)).filter((line) =>
      hasChanges([line]),
    ),
    ...lines,
  ]
}

interface VersionListProps {
  versions: readonly TextVersion[]
  chosen: number | null
  onChoose: (id: number) => void
  /** Null where all are shown. */
  older: { isPending: boolean; load: () => void } | null
}

function VersionList({ versions, chosen, onChoose, older }: VersionListProps) {
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
