import { Alert, Button, LinearProgress, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { ArticleFields } from '../../dictionary/ArticleFields.tsx'
import { Thumbnail } from '../../dictionary/Thumbnail.tsx'
import { useChoices } from '../../dictionary/use-choices.ts'
import { type ArticleChange, useUpdateArticle } from '../../dictionary/use-update-article.ts'
import { FormAccessLost } from '../../editing/AccessLost.tsx'
import { DraftNotice } from '../../editing/DraftNotice.tsx'
import { EditConflict } from '../../editing/EditConflict.tsx'
import { FocusFirstProblem } from '../../editing/FocusFirstProblem.tsx'
import { Loaded } from '../../feedback/Loaded.tsx'
import { LoadFailure } from '../../feedback/LoadFailure.tsx'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { DetailsProps } from '../edited-text.ts'

/** The details of an article beside its text: the documented form and its calls. */
export default function ArticleDetails(props: DetailsProps) {
  const { id, url } = props.versions
  // Where it is by now does not matter: what is typed stays, and the form asks again where it is refused.
  const article = useQuery({
    queryKey: ['details-beside-text', id],
    queryFn: () => dataProvider.readArticle(url),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Loaded query={article} waiting={<Skeleton variant="rectangular" height={420} />}>
      {(stored) => <ArticleDetailsForm article={stored} {...props} />}
    </Loaded>
  )
}

/** Not by way of react-admin, which leaves for the log-in page when a session has ended. */
const send = async (base: ManagedArticle, change: ArticleChange): Promise<ManagedArticle> =>
  'title' in change
    ? await dataProvider.updateArticle(base, change)
    : await dataProvider.updateThumbnail(base, change.thumbnail)

const gone =
  'This article has been deleted, or its URL has been changed. What you typed is still here, and is kept on this device.'

function ArticleDetailsForm({
  article,
  versions,
  isLocked,
  onTyped,
  onSaved,
  onSignedOut,
}: DetailsProps & { article: ManagedArticle }) {
  const choices = useChoices(true)
  const {
    base,
    fields,
    kept,
    pending,
    canSubmit,
    conflict,
    forbidden,
    submit,
    takeTheirs,
    keepMine,
    isDirty,
  } = useUpdateArticle(article, { send, onDone: onSaved, onSignedOut })
  const { form, messages, refused, failure, type } = fields
  const tell = useEffectEvent((typed: boolean) => onTyped(typed, kept.drop))
  useEffect(() => tell(isDirty), [isDirty])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit && !isLocked) void submit()
  }
  const preview = messages.thumbnail ? null : (
    <Thumbnail src={form.thumbnail} width={120} height={60} alt="Thumbnail preview" />
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <FocusFirstProblem refusals={fields.refusals} />
      {pending && <LinearProgress aria-label="Saving the details" sx={{ mb: 2 }} />}
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {kept.offered && !isLocked && (
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
        save="Save the details"
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
        disabled={pending || isLocked}
        autoFocus={false}
        preview={preview}
        onChange={type}
      />
      <Stack direction="row" sx={{ mt: 2, gap: 2, alignItems: 'center' }}>
        <Button
          type="submit"
          variant="outlined"
          color="secondary"
          disabled={!canSubmit || isLocked}
          loading={pending}
        >
          Save the details
        </Button>
        {versions.status === 'PUBLISHED' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Readers see them at once.
          </Typography>
        )}
      </Stack>
    </form>
  )
}
