import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { deleteText, listTrash, restoreText } from '@vitrine/contracts/texts/endpoints'
import type { TrashedText } from '@vitrine/contracts/texts/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTellDoneAfterAll, useTellFailure } from '../feedback/use-refusals.ts'
import { dataProvider } from '../providers/dataProvider.ts'

const KEY = ['trash']

/** What was deleted, and the two things that can be done with it. */
export function useTrash() {
  const cache = useQueryClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const tellDoneAfterAll = useTellDoneAfterAll()
  const [pending, setPending] = useState<string | null>(null)
  const list = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => dataProvider.callEndpoint(listTrash, { query: { offset: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ items, meta }) =>
      meta.currentOffset + items.length < meta.total ? meta.currentOffset + items.length : undefined,
  })
  const act = async (verb: string, text: TrashedText, work: () => Promise<string>) => {
    const to = `${verb} ‘${text.title}’`
    setPending(`${text.kind} ${text.id}`)
    try {
      notify(await work(), { type: 'success' })
      tellDoneAfterAll(to)
    } catch (error) {
      tellFailure(error, to)
    } finally {
      setPending(null)
      await cache.invalidateQueries({ queryKey: KEY })
    }
  }
  return {
    list,
    isPending: ({ kind, id }: TrashedText) => pending === `${kind} ${id}`,
    restore: (text: TrashedText) =>
      act('restore', text, async () => {
        const { url, status } = await dataProvider.callEndpoint(restoreText, {
          params: { kind: text.kind, id: text.id },
        })
        const where = url === text.url ? '' : ` Its URL was taken meanwhile: it is ‘${url}’ now.`
        return `Restored: ${text.title}.${status === 'PUBLISHED' ? ' It is on the site again.' : ''}${where}`
      }),
    destroy: (text: TrashedText) =>
      act('delete', text, async () => {
        await dataProvider.callEndpoint(deleteText, {
          params: { kind: text.kind, id: text.id },
        })
        return `Deleted for good: ${text.title}.`
      }),
  }
}
