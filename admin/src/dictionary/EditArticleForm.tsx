import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useId, type FormEvent } from 'react'
import { useUpdate } from 'react-admin'
import { DisabledReason, describedBy } from '../feedback/DisabledReason.tsx'
import { ARTICLES } from '../providers/articles.ts'
import { keepFieldFocus } from './ArticleFields.tsx'
import { UpdateArticleFields, useUpdateArticle } from './update-article.tsx'

export function EditArticleForm({ article, onClose }: { article: ManagedArticle; onClose: () => void }) {
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
