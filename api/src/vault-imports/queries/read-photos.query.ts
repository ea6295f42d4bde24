import { importRules, photoStates, type PhotoState } from '@vitrine/contracts/vault-imports/imports'
import type { ImportPhotos } from '@vitrine/contracts/vault-imports/schemas'
import type { Database } from '@vitrine/database/database'
import { rowsOfPhotos } from '@vitrine/domain/vault/imports/import-photos'
import { matchPhotos } from '@vitrine/domain/vault/imports/match-photos'
import { sql } from 'kysely'

const { photosListed: LISTED } = importRules

/** Which photos of the ZIPs of an import belong to which rows, and which are missing. */
export async function readPhotos(database: Database, importId: number): Promise<ImportPhotos> {
  const archives = await database
    .selectFrom('vault_import_archives')
    .select(['file_name as fileName', 'size'])
    .where('import_id', '=', importId)
    .orderBy('id')
    .execute()
  const photos = await database
    .selectFrom('vault_import_photos')
    .select(['place', 'name', 'state', 'candidates', 'reason'])
    .where('import_id', '=', importId)
    .orderBy('name')
    .orderBy('place')
    .execute()
  const inState = (state: PhotoState) => photos.filter((photo) => photo.state === state)
  const { missing } =
    archives.length > 0 ? matchPhotos(photos, await rowsOfPhotos(database, importId)) : { missing: [] }
  const asked = inState('asked').slice(0, LISTED)
  const listed = missing.slice(0, LISTED)
  const rows = await readRows(database, importId, [
    ...asked.flatMap(({ candidates }) => candidates),
    ...listed.map(({ row }) => row),
  ])
  return {
    archives,
    counts: Object.fromEntries(
      photoStates.map(({ name }) => [name, inState(name).length]),
    ) as ImportPhotos['counts'],
    asked: asked.map(({ place, name, candidates }) => ({
      place,
      name,
      rows: candidates.flatMap((candidate) => rows.get(candidate) ?? []),
    })),
    unmatched: inState('unmatched')
      .slice(0, LISTED)
      .map(({ name }) => name),
    failed: inState('failed')
      .slice(0, LISTED)
      .map(({ name, reason }) => ({ name, reason })),
    missing: listed.flatMap(({ row, name }) => {
      const found = rows.get(row)
      return found ? [{ line: found.line, title: found.title, name }] : []
    }),
    missingCount: missing.length,
  }
}

async function readRows(database: Database, importId: number, places: readonly number[]) {
  const { rows } = await sql<{ place: number; line: number; title: string }>`
    SELECT place, (raw ->> 'line')::int AS line, title FROM vault_import_rows WHERE import_id = ${importId} AND place = ANY(${[...places]}::int[])
  `.execute(database)
  return new Map(rows.map((row) => [row.place, row]))
}
