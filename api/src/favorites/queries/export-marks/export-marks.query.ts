import { favoriteLimits, type FavoriteSort } from '@vitrine/contracts/favorites/favorites'
import { MARKS_EXPORT_TYPE, marksExportName } from '@vitrine/contracts/favorites/marks-export'
import type { OutgoingFile } from '@vitrine/contracts/files'
import { readFavorites, type FavoriteSource } from '../list-favorites/read-favorites.query.ts'
import { marksAsSheet } from './marks-as-sheet.ts'

/** Every mark among the favorites of the member, whatever the page, as a spreadsheet. */
export async function exportMarks(
  source: FavoriteSource & { publicUrl: string; now: Date },
  userId: number,
  sort: FavoriteSort,
): Promise<OutgoingFile> {
  const marks = await readFavorites(source, userId, {
    itemType: 'marks',
    sort,
    offset: 0,
    limit: favoriteLimits.perMember,
  })
  const file = await marksAsSheet(
    marks.filter((favorite) => 'image' in favorite),
    source.publicUrl,
  )
  return {
    name: marksExportName(source.now, 'UTC'),
    contentType: MARKS_EXPORT_TYPE,
    content: bytesOf(file),
    length: file.length,
  }
}

async function* bytesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}
