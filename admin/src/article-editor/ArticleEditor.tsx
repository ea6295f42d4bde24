import { useQuery } from '@tanstack/react-query'
import { Box, Skeleton, Typography } from '@mui/material'
import { useParams, useSearchParams } from 'react-router'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { ConsoleCallFailed } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { EditorScreen } from './EditorScreen.tsx'

/** `/oryEditor/{url}`: an article's content. The title in the URL shows until the article itself is there. */
export default function ArticleEditor() {
  const { url = '' } = useParams()
  const [parameters] = useSearchParams()
  const data = useConsoleData()
  const article = useQuery({
    queryKey: ['article-editor', url],
    queryFn: async () => {
      const [content, { defaultArticle }] = await Promise.all([data.readContent(url), data.listArticles({ offset: 0, max: 1, query: '' })])
      return { content, isDefaultTemplate: defaultArticle.url === url }
    },
    // While somebody writes, nothing may be loaded over it.
    refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0,
  })
  if (article.data) return <EditorScreen key={url} {...article.data} />
  return (
    <Box component="main" sx={{ maxWidth: 800, mx: 'auto', p: 3 }}>
      <Typography variant="h1" sx={{ my: 3 }}>
        {parameters.get('title') ?? 'Article'}
      </Typography>
      {article.error ? <NotLoaded error={article.error} retry={() => void article.refetch()} /> : <Skeleton variant="rectangular" height={320} />}
    </Box>
  )
}

function NotLoaded({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof ConsoleCallFailed && error.status === 404) {
    return <EmptyFace title="Article not found">It may have been deleted, or its URL may have changed. Search for it in the list of articles.</EmptyFace>
  }
  return <LoadFailure error={error} retry={retry} />
}
