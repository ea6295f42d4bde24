import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import {
  type ArticleUpdate,
  UpdateArticleFields,
  useUpdateArticle,
} from '../../dictionary/update-article.tsx'
import { Loaded } from '../../feedback/Loaded.tsx'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { DetailsProps } from '../edited-text.ts'
import { READ_ONLY } from '../lease.tsx'
import { SaveDetails } from './SaveDetails.tsx'

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
const send = async (base: ManagedArticle, change: ArticleUpdate): Promise<ManagedArticle> =>
  'title' in change
    ? await dataProvider.updateArticle(base, change)
    : await dataProvider.updateThumbnail(base, change.thumbnail)

function ArticleDetailsForm({
  article,
  versions,
  isLocked,
  onTyped,
  onSaved,
  onSignedOut,
}: DetailsProps & { article: ManagedArticle }) {
  const update = useUpdateArticle(article, { send, onDone: onSaved, onSignedOut })
  const { kept, pending, blocked, canSubmit, submit, isDirty } = update
  const tell = useEffectEvent((typed: boolean) => onTyped(typed, kept.drop))
  useEffect(() => tell(isDirty), [isDirty])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit && !isLocked) void submit()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <UpdateArticleFields
        update={update}
        save="Save the details"
        saving="Saving the details"
        gone="This article has been deleted, or its URL has been changed. What you typed is still here, and is kept on this device."
        isLocked={isLocked}
        autoFocus={false}
      />
      <SaveDetails
        blocked={isLocked ? READ_ONLY : blocked}
        pending={pending}
        isPublished={versions.status === 'PUBLISHED'}
      />
    </form>
  )
}
