import { Add, OpenInNew } from '@mui/icons-material'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { ListBase, useListContext, useUpdate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { DisabledReason, describedBy } from '../feedback/DisabledReason.tsx'
import { NamedDialog } from '../feedback/NamedDialog.tsx'
import { latePart } from '../feedback/late-part.tsx'
import { Page } from '../layout/Page.tsx'
import { OffsetLocation } from '../lists/OffsetLocation.tsx'
import { rowQuery } from '../lists/row-query.ts'
import { ARTICLES } from '../providers/articles.ts'
import { WrittenNow } from '../texts/WrittenNow.tsx'
import { keepFieldFocus } from './ArticleFields.tsx'
import { CreateArticle } from './CreateArticle.tsx'
import { ManagerList } from './ManagerList.tsx'
import { UpdateArticleFields, useUpdateArticle } from './update-article.tsx'
import { type PublicationAction, useArticleActions, type Conflict } from './use-article-actions.ts'
import { editorPath } from './editor-path.ts'
import { initialSort, managerDefaults, readManagerPlace } from './manager-place.ts'
import { RowHandlersProvider } from './ArticleActions.tsx'

const metaSchema = z.object({ defaultArticle: z.object({ url: z.string() }) })

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
  const { change, destroy, pending, pendingConfirmation, answerConfirmation, conflict, resolveConflict } =
    useArticleActions()
  const [creating, setCreating] = useState(false)
  const [editing, setEditing] = useState<ManagedArticle | null>(null)
  const [deleting, setDeleting] = useState<ManagedArticle | null>(null)
  const handlers = useMemo(
    () => ({
      pending,
      onEdit: setEditing,
      onDelete: setDeleting,
      onChange: (action: PublicationAction, article: ManagedArticle) => void change(action, article),
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
      {pendingConfirmation && (
        <ChecksDialog
          title={pendingConfirmation.article.title}
          findings={pendingConfirmation.findings}
          onPublish={() => answerConfirmation(true)}
          onClose={() => answerConfirmation(false)}
        />
      )}
      <ArticleConflict conflict={conflict} onSettled={resolveConflict} />
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

/** Title and details of any article, published or not. Each opening begins from what is stored. */
function EditArticle({ article, onClose }: { article: ManagedArticle | null; onClose: () => void }) {
  return (
    <Dialog open={article !== null} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="edit-title">
      {article && <EditArticleForm key={article.id} article={article} onClose={onClose} />}
    </Dialog>
  )
}

function EditArticleForm({ article, onClose }: { article: ManagedArticle; onClose: () => void }) {
  const [send] = useUpdate<ManagedArticle>()
  const update = useUpdateArticle(article, {
    send: async (base, data) =>
      (await send(
        ARTICLES,
        { id: base.id, data, previousData: base },
        { mutationMode: 'pessimistic', returnPromise: true },
      )) ?? base,
    onDone: onClose,
  })
  const { kept, pending, blocked, canSubmit, submit } = update
  const reasonId = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit) void submit()
  }
  const cancel = () => {
    kept.drop()
    onClose()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <DialogTitle id="edit-title">Edit article</DialogTitle>
      <DialogContent>
        <UpdateArticleFields
          update={update}
          save="Submit"
          saving="Saving the article"
          gone="This article has moved or been deleted. Copy what you typed, close this window and search for it in the list."
        />
      </DialogContent>
      <DialogActions>
        <DisabledReason id={reasonId} reason={blocked} isOfDialog />
        <Button color="secondary" onMouseDown={keepFieldFocus} onClick={cancel} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={!canSubmit} {...describedBy(reasonId, blocked)}>
          Submit
        </Button>
      </DialogActions>
    </form>
  )
}

/** Beside the manager's title. The response of the list says where the default template is. */
function ManagerHead({ onCreate }: { onCreate: () => void }) {
  const { meta } = useListContext()
  const template = metaSchema.safeParse(meta).data?.defaultArticle.url
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {template && (
        <Button
          href={editorPath(template)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          color="secondary"
          endIcon={<OpenInNew fontSize="small" />}
        >
          Edit Default Template
        </Button>
      )}
      <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
        Create an article
      </Button>
    </Box>
  )
}

/** Two editors met: nothing was changed, and the list shows what the other one did. */
function ArticleConflict({ conflict, onSettled }: { conflict: Conflict | null; onSettled: () => void }) {
  return (
    <NamedDialog
      id="conflict"
      title="This article has changed"
      open={conflict !== null}
      onClose={onSettled}
      maxWidth="xs"
      actions={
        <Button variant="contained" onClick={onSettled} autoFocus>
          Load the current version
        </Button>
      }
    >
      <DialogContentText id="conflict-text">
        ‘{conflict?.article.title}’ has changed since this list was loaded, so nothing was done. Load the
        current version, check it, and {conflict?.action} it again if that is still right.
      </DialogContentText>
    </NamedDialog>
  )
}
