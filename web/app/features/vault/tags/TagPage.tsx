import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { Spinner } from '../../../shared/ui/states/Spinner.tsx'
import { allTags } from '../queries/tags.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'

/** As the modals have it: on demand, so that no other page carries its schemas. */
const TagForm = lazy(() =>
  loadChunk(async () => ({ default: (await import('../shared/TagForm.tsx')).TagForm })),
)

/** The form of a new tag on a page of its own. */
export function NewTagPage() {
  const navigate = useNavigate()
  const leave = () => void navigate(vaultPaths.tags)
  return (
    <div className="max-w-xl">
      <h1 className="mb-6 text-3xl font-medium tablet:text-4xl">New tag</h1>
      <Suspense fallback={<Spinner />}>
        <TagForm onCancel={leave} onDone={leave} />
      </Suspense>
    </div>
  )
}

/** The same for the tag that the URL names. */
export function EditTagPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: tags, error, refetch } = useQuery({ ...allTags(browserCall), meta: { essential: true } })
  const leave = () => void navigate(vaultPaths.tags)
  if (error && !tags) return <RetryFailure text={failureOf(error).text} onRetry={refetch} />
  if (!tags) return <Spinner />
  const tag = tags.items.find(({ id }) => String(id) === new URLSearchParams(search).get('id'))
  if (!tag) return <EmptyList text="This tag does not exist." />
  return (
    <div className="max-w-xl">
      <h1 className="mb-6 text-3xl font-medium tablet:text-4xl">Edit tag</h1>
      <Suspense fallback={<Spinner />}>
        <TagForm tag={tag} onCancel={leave} onDone={leave} />
      </Suspense>
    </div>
  )
}
