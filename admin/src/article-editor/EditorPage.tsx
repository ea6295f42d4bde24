import { useQuery } from '@tanstack/react-query'
import { Box, Skeleton, Typography } from '@mui/material'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { ConsoleCallFailed } from '../providers/console-client.ts'
import { EditorScreen } from './EditorScreen.tsx'
import type { EditedText } from './edited-text.ts'

interface EditorPageProps {
  text: EditedText
  /** Shown until the text itself is there. */
  title: string
}

/** A text's content, with its faces while it is not there. */
export function EditorPage({ text, title }: EditorPageProps) {
  const loaded = useQuery({
    queryKey: ['article-editor', text.key],
    queryFn: () => text.read(),
    // While somebody writes, nothing may be loaded over it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (loaded.data) return <EditorScreen key={text.key} text={text} content={loaded.data} />
  return (
    <Box component="main" sx={{ maxWidth: 800, mx: 'auto', p: 3 }}>
      <Typography variant="h1" sx={{ my: 3 }}>
        {title}
      </Typography>
      {loaded.error ? (
        <NotLoaded noun={text.noun} error={loaded.error} retry={() => void loaded.refetch()} />
      ) : (
        <Skeleton variant="rectangular" height={320} />
      )}
    </Box>
  )
}

function NotLoaded({ noun, error, retry }: { noun: EditedText['noun']; error: unknown; retry: () => void }) {
  if (error instanceof ConsoleCallFailed && error.status === 404) {
    return (
      <EmptyFace title={`${noun[0]?.toUpperCase() ?? ''}${noun.slice(1)} not found`}>
        It may have been deleted, or its URL may have changed. Search for it in the list of {noun}s.
      </EmptyFace>
    )
  }
  return <LoadFailure error={error} retry={retry} />
}
