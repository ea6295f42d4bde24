import { Alert, Box, Button, Skeleton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { previewScreen } from '@vitrine/contracts/texts/endpoints'
import { useEffect, useRef, useState } from 'react'
import { latePart } from '../../feedback/late-part.tsx'
import { LoadFailure } from '../../feedback/Loaded.tsx'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { TextName } from '../../texts/use-text-state.ts'
import type { useDraft } from '../use-draft.ts'
import { problemOf } from '../flow/problems.ts'

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

interface PreviewFrameProps {
  path: string
  /** In CSS pixels of the page that is shown; where there is less room it is shown smaller. */
  width: number
  title: string
}

/** A page of the site in a frame of its own width, so that its own breakpoints decide. */
function PreviewFrame({ path, width, title }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const scale = room === null ? 1 : Math.min(1, room / width)
  return (
    <Box ref={place} sx={{ width: '100%' }}>
      {room !== null && (
        <Box
          style={{ width: width * scale }}
          sx={{
            height: 'calc(100vh - 14rem)',
            minHeight: '24rem',
            mx: 'auto',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            boxSizing: 'content-box',
          }}
        >
          {/* Nothing in it leads the editor away, and what opens a tab of its own does. */}
          <iframe
            src={path}
            title={title}
            sandbox="allow-same-origin allow-scripts allow-popups"
            style={{
              width,
              height: `${100 / scale}%`,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              display: 'block',
            }}
          />
        </Box>
      )}
    </Box>
  )
}

/**
 * Past react-admin, which would leave for the log-in page where a session has ended. A block that is not
 * finished could not be shown.
 */
async function previewOfScreen({ kind, id }: TextName, blocks: readonly ContentBlock[]) {
  const shown = blocks.filter((block) => problemOf(block) === null)
  const { path } = await dataProvider.callEndpoint(previewScreen, {
    params: { kind, id },
    body: { blocks: shown },
  })
  return { path, leftOut: blocks.length - shown.length }
}
