import { Alert, Box, Button, Skeleton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latePart } from '../../feedback/late-part.tsx'
import { LoadFailure } from '../../feedback/LoadFailure.tsx'
import type { TextName } from '../../texts/use-text-state.ts'
import type { useDraft } from '../use-draft.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { previewOfScreen } from './preview-calls.ts'

const ShareDialog = latePart(() => import('./ShareDialog.tsx'))

const widths = [
  { width: 1440, name: 'Desktop' },
  { width: 820, name: 'Tablet' },
  { width: 390, name: 'Phone' },
] as const

interface PreviewScreenProps {
  name: TextName
  title: string
  draft: ReturnType<typeof useDraft>
  /** Somebody else writes: nothing is saved from here. */
  isLocked: boolean
}

/** What is on the screen as the page that readers will get, rendered by the site itself, at three widths. */
export default function PreviewScreen({ name, title, draft, isLocked }: PreviewScreenProps) {
  const [width, setWidth] = useState<number>(
    () => widths.find(({ width: each }) => each <= innerWidth * 1.2)?.width ?? widths[2].width,
  )
  const [isSharing, setSharing] = useState(false)
  const preview = useQuery({
    queryKey: ['preview-screen', name.kind, name.id, draft.blocks],
    queryFn: () => previewOfScreen(name, draft.blocksNow()),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Box>
      <Stack
        direction="row"
        sx={{ gap: 2, mb: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width"
          value={width}
          onChange={(_, chosen: number | null) => chosen !== null && setWidth(chosen)}
        >
          {widths.map((one) => (
            <ToggleButton key={one.width} value={one.width}>
              {one.name}, {one.width}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="outlined" color="secondary" onClick={() => setSharing(true)}>
          Share the draft
        </Button>
      </Stack>
      {preview.data && preview.data.leftOut > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {preview.data.leftOut === 1
            ? 'One block is not finished and is left out here.'
            : `${preview.data.leftOut} blocks are not finished and are left out here.`}
        </Alert>
      )}
      {preview.error && <LoadFailure error={preview.error} retry={() => void preview.refetch()} />}
      {preview.data ? (
        <PreviewFrame path={preview.data.path} width={width} title={`${title}, ${width} pixels wide`} />
      ) : (
        !preview.error && <Skeleton variant="rectangular" height="70vh" />
      )}
      {isSharing && (
        <ShareDialog
          name={name}
          isDirty={!isLocked && draft.isDirtyNow()}
          saveFirst={draft.saveFirst}
          onClose={() => setSharing(false)}
        />
      )}
    </Box>
  )
}
