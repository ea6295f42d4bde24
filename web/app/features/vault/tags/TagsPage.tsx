import { useQuery } from '@tanstack/react-query'
import { tagLimits, tagMessages } from '@vitrine/contracts/tags/tags'
import type { Tag } from '@vitrine/contracts/tags/schemas'
import { documentedSorts } from '@vitrine/contracts/vault-items/sorts'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { useReopened } from '../../../shared/forms/typed-input.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListCount, ListAnnouncement } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { tagList, tagsKey } from '../queries/tags.ts'
import { deleteTag, tagForm } from '../shared/change-tags.ts'
import { showNotice } from '../shared/notices.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { SortSelect } from '../shared/SortSelect.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { offerTrash } from '../shared/trash-notice.ts'
import { useOptimisticList } from '../shared/use-optimistic-list.ts'
import { usePageOffset } from '../shared/use-page-offset.ts'
import { useVaultPreference } from '../shared/use-vault-preference.ts'
import { editTagPath, vaultPaths } from '../shared/vault-paths.ts'
import { failureWords } from '../shared/vault-words.ts'
import { VaultLinks } from '../shared/VaultLinks.tsx'
import { TagChip } from '../shared/TagChip.tsx'

const TagModal = lazy(() => loadChunk(() => import('../shared/TagModal.tsx')))

/** All tags of the member, 15 a page. */
export function TagsPage() {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const { offset, pathOf } = usePageOffset()
  const order = useVaultPreference('vaultTagListSort', 'createdDate:desc')
  const sort = documentedSorts.find((known) => known === order.value) ?? 'createdDate:desc'
  const { data, error, refetch } = useQuery({
    ...tagList(browserCall, { offset, limit: tagLimits.pageSize, s: sort }),
    enabled: order.value !== undefined,
    meta: { essential: true },
  })
  const [edited, setEdited] = useReopened<Tag | 'new'>(data && ['new', ...data.items], tagForm)
  const [deleting, setDeleting] = useState<Tag | null>(null)
  const remove = useOptimisticList<Tag, Tag>({
    queryKey: tagsKey,
    send: ({ id }) => deleteTag(browserCall, id),
    next: (tag, { id }) => (tag.id === id ? null : tag),
    onFailed: (failure) => void showNotice({ kind: 'failed', text: failureWords(failure) }),
  })

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-medium tablet:text-4xl">My Tags</h1>
        {mayChange && (
          <Link
            to={vaultPaths.addTag}
            className="button"
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              setEdited('new')
            }}
          >
            Create new Tag
          </Link>
        )}
      </div>
      <ListAnnouncement words={data ? counted(data.meta.total, 'tag') : null} />
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : data?.meta.total === 0 ? (
        <EmptyList text="You have no tags yet." />
      ) : (
        <>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <ListCount words={data ? counted(data.meta.total, 'tag') : null} />
            <SortSelect
              sort={sort}
              onSort={(wanted) => {
                void navigate(vaultPaths.tags)
                void order.choose(wanted)
              }}
            />
          </div>
          {data ? (
            <>
              <ul aria-label="Tags" className="mt-3 border-t border-hairline">
                {data.items.map((tag) => (
                  <TagRow
                    key={tag.id}
                    tag={tag}
                    mayChange={mayChange}
                    onEdit={setEdited}
                    onDelete={setDeleting}
                  />
                ))}
              </ul>
              <Pagination place={data.meta} shown={data.items.length} pathOf={pathOf} />
            </>
          ) : (
            <ListSkeleton />
          )}
        </>
      )}
      <VaultLinks />
      <ConfirmDialog
        open={deleting !== null}
        title={tagMessages.deleteTitle}
        text={tagMessages.deleteQuestion}
        named={deleting?.title}
        confirm="Yes"
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) remove(deleting, { onSuccess: offerTrash })
          setDeleting(null)
        }}
      />
      {edited && (
        <Suspense>
          <TagModal
            tag={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
            onDone={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface TagRowProps {
  tag: Tag
  mayChange: boolean
  onEdit: (tag: Tag) => void
  onDelete: (tag: Tag) => void
}

function TagRow({ tag, mayChange, onEdit, onDelete }: TagRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <TagChip tag={tag} />
        {tag.itemsCount > 0 && (
          <Link
            to={`${vaultPaths.list}?f.tagsId=${tag.id}`}
            className="quiet-link inline-flex min-h-11 items-center text-sm text-muted"
          >
            {counted(tag.itemsCount, 'item')}
          </Link>
        )}
      </span>
      {mayChange && (
        <span className="flex gap-2">
          <Link
            to={editTagPath(tag.id)}
            aria-label={`Edit ${tag.title}`}
            className="text-link inline-flex min-h-11 items-center px-2"
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onEdit(tag)
            }}
          >
            Edit
          </Link>
          <button
            type="button"
            aria-label={`Delete ${tag.title}`}
            className="text-link min-h-11 px-2"
            onClick={() => onDelete(tag)}
          >
            Delete
          </button>
        </span>
      )}
    </li>
  )
}

/** In a new tab the link leads to the form's own page. */
function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  button,
}: {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  button: number
}): boolean {
  return metaKey || ctrlKey || shiftKey || button !== 0
}
