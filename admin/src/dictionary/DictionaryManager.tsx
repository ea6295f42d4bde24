import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useMemo, useState } from 'react'
import { ListBase } from 'react-admin'
import { useSearchParams } from 'react-router'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { latePart } from '../feedback/late-part.tsx'
import { Page } from '../layout/Page.tsx'
import { OffsetLocation } from '../lists/OffsetLocation.tsx'
import { rowQuery } from '../lists/row-query.ts'
import type { ArticleChange } from './article-actions.ts'
import { ArticleConflict } from './ArticleConflict.tsx'
import { CreateArticle } from './CreateArticle.tsx'
import { EditArticle } from './EditArticle.tsx'
import { initialSort, managerDefaults, readManagerPlace } from './manager-place.ts'
import { RowHandlersProvider } from './manager-rows.ts'
import { ManagerHead } from './ManagerHead.tsx'
import { ManagerList } from './ManagerList.tsx'
import { WrittenNow } from '../texts/WrittenNow.tsx'
import { useArticleActions } from './use-article-actions.ts'

const ChecksDialog = latePart(() => import('../texts/ChecksDialog.tsx'))

/** The documented dictionary manager. Its URL and its calls are the documents', its list is react-admin's. */
export default function DictionaryManager() {
  const [parameters] = useSearchParams()
  const { offset, max } = readManagerPlace(parameters)
  return (
    <OffsetLocation read={readManagerPlace} sort={initialSort} defaults={managerDefaults}>
      <ListBase
        storeKey={false}
        perPage={max}
        sort={initialSort}
        exporter={false}
        queryOptions={rowQuery({ meta: { offset } })}
      >
        <Manager />
      </ListBase>
    </OffsetLocation>
  )
}

function Manager() {
  const { change, destroy, pending, doubt, decide, conflict, settle } = useArticleActions()
  const [creating, setCreating] = useState(false)
  const [editing, setEditing] = useState<ManagedArticle | null>(null)
  const [deleting, setDeleting] = useState<ManagedArticle | null>(null)
  const handlers = useMemo(
    () => ({
      pending,
      onEdit: setEditing,
      onDelete: setDeleting,
      onChange: (action: ArticleChange, article: ManagedArticle) => void change(action, article),
    }),
    [pending, change],
  )
  return (
    <RowHandlersProvider value={handlers}>
      <Page title="MANAGE DICTIONARY PAGES" actions={<ManagerHead onCreate={() => setCreating(true)} />}>
        <ManagerList />
      </Page>
      <CreateArticle open={creating} onClose={() => setCreating(false)} />
      <EditArticle article={editing} onClose={() => setEditing(null)} />
      {doubt && (
        <ChecksDialog
          title={doubt.article.title}
          findings={doubt.findings}
          onPublish={() => decide(true)}
          onClose={() => decide(false)}
        />
      )}
      <ArticleConflict conflict={conflict} onSettled={settle} />
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this article?"
        confirm="Delete"
        danger
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) void destroy(deleting)
          setDeleting(null)
        }}
      >
        ‘{deleting?.title}’ stays in the trash for 30 days and can be restored until then.
        {deleting?.status.name === 'PUBLISHED' && ' Readers no longer find it.'}
        {deleting && <WrittenNow kind="dictionary-article" id={deleting.id} />}
      </ConfirmDialog>
    </RowHandlersProvider>
  )
}
