import { Alert, Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { FormEvent } from 'react'
import { useUpdate } from 'react-admin'
import { FormAccessLost } from '../editing/AccessLost.tsx'
import { DraftNotice } from '../editing/DraftNotice.tsx'
import { FocusFirstProblem } from '../editing/FocusFirstProblem.tsx'
import { EditConflict } from '../editing/EditConflict.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { ARTICLES } from '../providers/article-resource.ts'
import { ArticleFields } from './ArticleFields.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { useChoices } from './use-choices.ts'
import { useUpdateArticle } from './use-update-article.ts'

const gone =
  'This article has moved or been deleted. Copy what you typed, close this window and search for it in the list.'

export function EditArticleForm({ article, onClose }: { article: ManagedArticle; onClose: () => void }) {
  const choices = useChoices(true)
  const [update] = useUpdate<ManagedArticle>()
  const { base, fields, kept, pending, canSubmit, conflict, forbidden, submit, takeTheirs, keepMine } =
    useUpdateArticle(article, {
      send: async (base, data) =>
        (await update(
          ARTICLES,
          { id: base.id, data, previousData: base },
          { mutationMode: 'pessimistic', returnPromise: true },
        )) ?? base,
      onDone: onClose,
    })
  const { form, messages, refused, failure, type } = fields
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit) void submit()
  }
  const cancel = () => {
    kept.drop()
    onClose()
  }
  const preview = messages.thumbnail ? null : (
    <Thumbnail src={form.thumbnail} width={120} height={60} alt="Thumbnail preview" />
  )

  return (
    <form onSubmit={onSubmit} noValidate>
      <FocusFirstProblem refusals={fields.refusals} />
      <DialogTitle id="edit-title">Edit article</DialogTitle>
      <DialogContent>
        {pending && <LinearProgress aria-label="Saving the article" sx={{ mb: 2 }} />}
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {kept.offered && (
          <DraftNotice
            keptAt={kept.offered.keptAt}
            others={kept.others}
            onRestore={kept.restore}
            onDiscard={kept.discard}
          />
        )}
        {forbidden !== undefined && <FormAccessLost to="change this article" refusal={forbidden} />}
        <EditConflict
          what="article"
          conflict={conflict}
          opened={base}
          save="Submit"
          gone={gone}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
        {choices.error && <LoadFailure error={choices.error} retry={choices.retry} />}
        <ArticleFields
          form={form}
          messages={messages}
          refused={refused}
          choices={choices}
          disabled={pending}
          preview={preview}
          onChange={type}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={cancel} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={!canSubmit}>
          Submit
        </Button>
      </DialogActions>
    </form>
  )
}
