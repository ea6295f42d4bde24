import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import {
  attributeLimits,
  attributeMessages,
  deleteInUseQuestion,
  type AttributeType,
} from '@vitrine/contracts/custom-attributes/attributes'
import {
  deleteAttribute as deleteEndpoint,
  listAttributes,
  renameAttribute as renameEndpoint,
} from '@vitrine/contracts/custom-attributes/endpoints'
import type { Attribute } from '@vitrine/contracts/custom-attributes/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { typedInput } from '../../../shared/forms/typed-input.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListCount, ListAnnouncement } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { showNotice } from '../shared/notices.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { useOptimisticList } from '../shared/use-optimistic-list.ts'
import { usePageOffset } from '../shared/use-page-offset.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { failureWords } from '../shared/vault-words.ts'
import { AttributeRow, type RefusedName } from './AttributeRow.tsx'

const attributesKey = ['vault', 'attributes'] as const

const attributeForm = (id: number) => `attribute:${id}`

/** The member's own entries of one kind, without those that everybody has. */
const ownAttributes = (
  call: Client,
  type: AttributeType,
  { offset, limit }: { offset: number; limit: number },
) =>
  queryOptions({
    queryKey: [...attributesKey, type, { offset, limit }],
    queryFn: ({ signal }) =>
      call(
        listAttributes,
        { query: { 'f.type': type, 'f.isDefault': 'false', offset, limit, s: 'displayName:asc' } },
        { signal },
      ),
  })

const renameAttribute = (
  call: Client,
  { id, type, displayName }: { id: number; type: AttributeType; displayName: string },
) => call(renameEndpoint, { params: { id }, body: { id, type, displayName } })

const deleteAttribute = (call: Client, id: number) => call(deleteEndpoint, { params: { id } })

/** The member's own insurers, or places where things are kept. */
export function AttributesPage({ type, title }: { type: AttributeType; title: string }) {
  const mayChange = useMayChange()
  const { offset, pathOf } = usePageOffset()
  const { data, error, refetch } = useQuery({
    ...ownAttributes(browserCall, type, { offset, limit: attributeLimits.pageSize }),
    meta: { essential: true },
  })
  const [deleting, setDeleting] = useState<Attribute | null>(null)
  const [refused, setRefused] = useState<RefusedName | null>(null)
  const count = data ? counted(data.meta.total, 'entry', 'entries') : null
  const queryKey = [...attributesKey, type]
  const remove = useOptimisticList<Attribute, number>({
    queryKey,
    send: (id) => deleteAttribute(browserCall, id),
    next: (one, id) => (one.id === id ? null : one),
    onFailed: (failure) => void showNotice({ kind: 'failed', text: failureWords(failure) }),
  })
  const rename = useOptimisticList<Attribute, { id: number; displayName: string }>({
    queryKey,
    send: (change) => renameAttribute(browserCall, { ...change, type }),
    next: (one, { id, displayName }) => (one.id === id ? { ...one, displayName } : one),
    onFailed: (failure, { id, displayName }) => {
      typedInput.keepIfSessionOver(attributeForm(id), failure, { displayName })
      setRefused({ id, typed: displayName, problem: failureWords(failure) })
    },
  })
  const giveUp = (id: number) => {
    typedInput.take(attributeForm(id))
    setRefused(null)
  }

  return (
    <>
      <h1 className="text-3xl font-medium tablet:text-4xl">{title}</h1>
      {type === 'STORAGE_LOCATION' && (
        <p className="mt-3">
          <Link to={vaultPaths.locations} className="text-link inline-flex min-h-11 items-center">
            Show as a tree
          </Link>
        </p>
      )}
      <ListAnnouncement words={count} />
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !data ? (
        <div className="mt-6">
          <ListSkeleton />
        </div>
      ) : data.meta.total === 0 ? (
        <EmptyList text={attributeMessages.empty[type]}>
          New ones are added where an item is added or edited.
        </EmptyList>
      ) : (
        <>
          <div className="mt-6 mb-3">
            <ListCount words={count} />
          </div>
          <ul aria-label={title} className="border-t border-hairline">
            {data.items.map((one) => (
              <AttributeRow
                // What was refused opens its field again.
                key={refused?.id === one.id ? `${one.id} refused ${refused.typed}` : one.id}
                attribute={one}
                refused={refused?.id === one.id ? refused : null}
                kept={typedInput.textOf(attributeForm(one.id), 'displayName')}
                mayChange={mayChange}
                onDelete={setDeleting}
                onRename={(displayName) => {
                  giveUp(one.id)
                  rename({ id: one.id, displayName })
                }}
                onCancel={() => giveUp(one.id)}
              />
            ))}
          </ul>
          <Pagination place={data.meta} shown={data.items.length} pathOf={pathOf} />
        </>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={attributeMessages.deleteTitle[type]}
        text={
          deleting && deleting.itemsCount > 0
            ? deleteInUseQuestion(type, deleting.itemsCount)
            : attributeMessages.deleteQuestion
        }
        named={deleting?.displayName}
        confirm="Yes"
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) remove(deleting.id)
          setDeleting(null)
        }}
      />
    </>
  )
}
