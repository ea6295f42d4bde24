import type { PhotoState } from '@vitrine/contracts/vault-imports/imports'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { matchPhotos } from './match-photos.ts'

interface ListedPhoto {
  /** Its place in the ZIP. */
  place: number
  name: string
  bytes: number
}

/**
 * Stores the photos of a ZIP behind those that are there; the same photo of another ZIP is not stored again.
 * Returns how many photos the import has, and their bytes.
 */
export async function storePhotos(
  transaction: Transaction,
  importId: number,
  archiveId: number,
  listed: readonly ListedPhoto[],
): Promise<{ photos: number; bytes: number }> {
  await sql`
    INSERT INTO vault_import_photos (import_id, place, archive_id, entry, name, bytes, state)
    SELECT ${importId}, (SELECT coalesce(max(place) + 1, 0) FROM vault_import_photos WHERE import_id = ${importId}) + row_number() OVER (ORDER BY place) - 1,
      ${archiveId}, place, name, bytes, 'unmatched'
    FROM jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) AS photo (place int, name text, bytes bigint)
    WHERE NOT EXISTS (
      SELECT FROM vault_import_photos there WHERE there.import_id = ${importId} AND there.name = photo.name AND there.bytes = photo.bytes
    )
  `.execute(transaction)
  const { photos, bytes } = await transaction
    .selectFrom('vault_import_photos')
    .select(({ fn }) => [fn.countAll<number>().as('photos'), fn.sum<number>('bytes').as('bytes')])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return { photos: Number(photos), bytes: Number(bytes) }
}

interface RowOfPhotos {
  place: number
  photos: string[] | null
  number: string | null
}

/** Rows by which photos are found. Those that are left out have none. */
export async function rowsOfPhotos(executor: Executor, importId: number) {
  const { rows } = await sql<RowOfPhotos>`
    SELECT place, checked -> 'photos' AS photos, checked ->> 'number' AS number FROM vault_import_rows
    WHERE import_id = ${importId} AND state NOT IN ('unchecked', 'skipped')
      AND (coalesce(jsonb_array_length(checked -> 'photos'), 0) > 0 OR checked ->> 'number' <> '')
    ORDER BY place
  `.execute(executor)
  return rows.map(({ place, photos, number }) => ({ place, photos: photos ?? [], number: number ?? '' }))
}

/** Finds the rows of photos anew. What the member chose, and what is stored, stays. */
export async function rematchPhotos(transaction: Transaction, importId: number): Promise<void> {
  const photos = await transaction
    .selectFrom('vault_import_photos')
    .select(['place', 'name', 'state', 'is_chosen'])
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute()
  if (photos.length === 0) return
  const { photos: matched } = matchPhotos(photos, await rowsOfPhotos(transaction, importId))
  const isFixed = new Set(
    photos.filter(({ state, is_chosen }) => is_chosen || state === 'stored').map(({ place }) => place),
  )
  const rows = matched
    .filter(({ place }) => !isFixed.has(place))
    .map(({ place, rows: candidates, isAmbiguous, placeInRow }) => {
      const state = stateOf(candidates, isAmbiguous)
      return {
        place,
        state,
        candidates,
        row_place: state === 'matched' ? candidates[0] : null,
        place_in_row: placeInRow,
      }
    })
  await sql`
    UPDATE vault_import_photos photo SET state = found.state, row_place = found.row_place, place_in_row = found.place_in_row, reason = '',
      candidates = ARRAY(SELECT jsonb_array_elements_text(found.candidates)::int)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS found (place int, state text, row_place int, place_in_row int, candidates jsonb)
    WHERE photo.import_id = ${importId} AND photo.place = found.place
  `.execute(transaction)
}

function stateOf(candidates: readonly number[], isAmbiguous: boolean): PhotoState {
  if (candidates.length === 0) return 'unmatched'
  return candidates.length > 1 || isAmbiguous ? 'asked' : 'matched'
}

/** A photo whose item is there. */
export interface PhotoToTake {
  place: number
  name: string
  bytes: number
  itemId: number
  archiveId: number
  /** Its place in the archive. */
  entry: number
}

/** The next photos to take, in the order of rows. */
export async function photosToTake(
  executor: Executor,
  importId: number,
  limit: number,
): Promise<PhotoToTake[]> {
  const { rows } = await sql<PhotoToTake>`
    SELECT photo.place, photo.name, photo.bytes::int AS bytes, imported.item_id AS "itemId", photo.archive_id AS "archiveId", photo.entry
    FROM vault_import_photos photo JOIN vault_import_rows imported ON imported.import_id = photo.import_id AND imported.place = photo.row_place
    WHERE photo.import_id = ${importId} AND photo.state = 'matched' AND imported.state IN ('created', 'updated', 'unchanged') AND imported.item_id IS NOT NULL
    ORDER BY photo.row_place, photo.place_in_row, photo.name, photo.place LIMIT ${limit}
  `.execute(executor)
  return rows
}
