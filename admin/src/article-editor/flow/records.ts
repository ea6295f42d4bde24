import { findRecords } from '@vitrine/contracts/texts/endpoints'
import type { RecordKind, SiteRecord } from '@vitrine/contracts/texts/records'
import { dataProvider } from '../../providers/dataProvider.ts'

/** Records of the site whose title holds a text. */
export async function recordsNamed(query: string, kind: RecordKind | '' = ''): Promise<SiteRecord[]> {
  return (await dataProvider.callEndpoint(findRecords, { query: { query, kind, ids: '' } })).items
}

/** Certain records, in the order of their ids. Those that are not on the site any more are left out. */
export async function recordsOf(kind: RecordKind, ids: readonly number[]): Promise<SiteRecord[]> {
  if (ids.length === 0) return []
  const { items } = await dataProvider.callEndpoint(findRecords, {
    query: { query: '', kind, ids: ids.join(',') },
  })
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
}
