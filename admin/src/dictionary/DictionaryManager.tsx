import Add from '@mui/icons-material/Add'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { amount } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import type { ArticleQuery } from '../providers/articles.ts'
import { ArticleConflict } from './ArticleConflict.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleSearch } from './ArticleSearch.tsx'
import { CreateArticle } from './CreateArticle.tsx'
import { EditArticle } from './EditArticle.tsx'
import { editorAddress } from './editor-address.ts'
import { ManagerPagination } from './ManagerPagination.tsx'
import { managerParameters, readManagerQuery } from './manager-query.ts'
import { useArticleActions } from './use-article-actions.ts'
import { useArticles } from './use-articles.ts'

/** The documented dictionary manager. */
export default function DictionaryManager() {
  const [parameters, setParameters] = useSearchParams()
  const query = readManagerQuery(parameters)
  const { data, error, refetch, isFetching } = useArticles(query)
  const actions = useArticleActions()
  const [creating, setCreating] = useState(false)
  const [editing, setEditing] = useState<ManagedArticle | null>(null)
  const [deleting, setDeleting] = useState<ManagedArticle | null>(null)
  const show = (change: Partial<ArticleQuery>) => setParameters(managerParameters({ ...query, offset: 0, ...change }))

  return (
    <Page title="MANAGE DICTIONARY PAGES" actions={<ManagerActions defaultUrl={data?.defaultArticle.url} onCreate={() => setCreating(true)} />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <ArticleSearch key={query.query} query={query.query} onSearch={(text) => show({ query: text })} onReset={() => show({ query: '' })} />
        <Typography role="status" sx={{ ml: { md: 'auto' } }}>
          Total: <strong>{data ? amount(data.totals) : '…'}</strong>
        </Typography>
      </Box>
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label="Loading articles" />}</Box>
      {error ? (
        <LoadFailure error={error} retry={() => void refetch()} />
      ) : (
        <ArticleList page={data} query={query.query} pending={actions.pending} onEdit={setEditing} onDelete={setDeleting} onAction={(action, article) => void actions.run(action, article)} />
      )}
      {data && <ManagerPagination query={query} totals={data.totals} onOffset={(offset) => show({ offset })} />}

      <CreateArticle open={creating} onClose={() => setCreating(false)} />
      <EditArticle article={editing} onClose={() => setEditing(null)} />
      <ArticleConflict conflict={actions.conflict} onSettled={actions.settle} />
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this article?"
        confirm="Delete"
        danger
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) void actions.run('delete', deleting)
          setDeleting(null)
        }}
      >
        ‘{deleting?.title}’ and all its versions will be deleted permanently{deleting?.status.name === 'PUBLISHED' ? ', and readers will no longer find it' : ''}.
      </ConfirmDialog>
    </Page>
  )
}

function ManagerActions({ defaultUrl, onCreate }: { defaultUrl?: string; onCreate: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {defaultUrl && (
        <Button href={editorAddress(defaultUrl)} target="_blank" rel="noopener" variant="outlined" color="secondary" endIcon={<OpenInNew fontSize="small" />}>
          Edit Default Template
        </Button>
      )}
      <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
        Create an article
      </Button>
    </Box>
  )
}
