import type { QueryClient } from '@tanstack/react-query'
import type { RaRecord, SortPayload } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { byFit, EACH, type Hit } from './hits.ts'

/** So many of a list's own order are looked through for those that fit best. */
const LOOKED_THROUGH = 25

export interface Asking {
  data: ConsoleDataProvider
  cache: QueryClient
  /** Ends when typing goes on. */
  signal: AbortSignal
}

/** One kind of record, with the search that its own list has. */
export interface RecordSource {
  title: string
  /** The resources that whoever asks must be allowed to open. */
  needs: readonly string[]
  find: (text: string, asking: Asking) => Promise<Hit[]>
}

export type Shown = Pick<Hit, 'label' | 'note' | 'to'> & { id: RaRecord['id'] }

/**
 * The first few as they are shown, and the way to the list where there are more. @param list where the list
 * shows the same search
 */
export function hitsOf(title: string, shown: readonly Shown[], total: number, list: string): Hit[] {
  const hits = shown.slice(0, EACH).map(({ id, ...hit }) => ({ ...hit, key: `${title} ${id}`, group: title }))
  return total > EACH
    ? [
        ...hits,
        {
          key: `${title} all`,
          group: title,
          label: `All ${title.toLowerCase()} that fit`,
          note: '',
          to: list,
          isList: true,
        },
      ]
    : hits
}

export const listPath = (resource: string, filter: Readonly<Record<string, string>>): string =>
  `/app/oms/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** A resource whose list speaks the simple-rest dialect and is searched by `q`; its form opens the record. */
export function listedSource<R extends RaRecord>(
  resource: string,
  title: string,
  sort: SortPayload,
  show: (record: R) => Pick<Hit, 'label' | 'note'>,
): RecordSource {
  return {
    title,
    needs: [resource],
    async find(text, { data, signal }) {
      const { data: records, total = 0 } = await data.getList<R>(resource, {
        filter: { q: text },
        sort,
        pagination: { page: 1, perPage: LOOKED_THROUGH },
        signal,
      })
      return hitsOf(
        title,
        byFit(records, (record) => show(record).label, text).map((record) => ({
          ...show(record),
          id: record.id,
          to: `/app/oms/${resource}/${record.id}`,
        })),
        total,
        listPath(resource, { q: text }),
      )
    },
  }
}
