import { favoriteLimits, type FavoriteSort } from '@vitrine/contracts/favorites/favorites'
import { MARKS_EXPORT_TYPE, marksExportName } from '@vitrine/contracts/favorites/marks-export'
import type { MarkFavorite } from '@vitrine/contracts/favorites/schemas'
import type { OutgoingFile } from '@vitrine/contracts/files'
import type { DocumentMaker } from '@vitrine/documents/document-maker'
import { slashedDate } from '@vitrine/documents/shown-values'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadFolder } from '../../pictures/upload-folder.ts'
import { readFavorites, type FavoriteSource } from './list-favorites.query.ts'

export interface MarksSource extends FavoriteSource {
  publicUrl: string
  now: Date
  maker: DocumentMaker
  folders: UploadFolder
}

/** Every mark among the favorites of the member, whatever the page, as a spreadsheet. */
export async function exportMarks(
  source: MarksSource,
  userId: number,
  sort: FavoriteSort,
): Promise<OutgoingFile> {
  source.maker.assertRoom()
  const favorites = await readFavorites(source, userId, {
    itemType: 'marks',
    sort,
    offset: 0,
    limit: favoriteLimits.perMember,
  })
  const marks = favorites.filter((favorite) => 'image' in favorite)
  const file = await source.folders.within(async (folder) => {
    const [input, output] = [join(folder, 'marks.json'), join(folder, 'marks.xls')]
    await writeFile(input, JSON.stringify(rowsOf(marks, source.publicUrl)))
    await source.maker.marksSheet(input, output)
    return await readFile(output)
  })
  return {
    name: marksExportName(source.now, 'UTC'),
    contentType: MARKS_EXPORT_TYPE,
    content: bytesOf(file),
    length: file.length,
  }
}

function rowsOf(marks: readonly MarkFavorite[], publicUrl: string): string[][] {
  const absolute = (path: string | null) => (path ? new URL(path, publicUrl).href : '')
  return marks.map(({ description, available, url, image, createdDate }) => [
    description,
    available ? 'Yes' : 'No',
    absolute(url),
    absolute(image),
    slashedDate(createdDate),
  ])
}

async function* bytesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}
