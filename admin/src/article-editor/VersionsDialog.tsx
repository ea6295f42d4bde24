import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
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
} from '@mui/material'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import { useState } from 'react'
import { Loaded } from '../feedback/Loaded.tsx'
import { ComparedTexts } from './ComparedTexts.tsx'
import { VersionList } from './VersionList.tsx'
import { historyOf } from './text-history.ts'
import type { useDraft } from './use-draft.ts'
import { comparedVersions } from './compared-versions.ts'

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
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={isLocked || chosen === null || draft.pending !== null}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      </DialogActions>
    </Dialog>
  )
}
