import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { picturesIn } from '@vitrine/contracts/dictionary/content-parts'
import { PICTURES_FOUND, PICTURES_OF_TEXTS, type UsedPicture } from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'

interface Row {
  title: string
  url: string
  thumbnail: string
  alt: string
  blocks: unknown
}

/**
 * The pictures of the articles that were edited last or, with a text, of those whose title or url holds it. A
 * template's belong to no text of the site.
 */
export async function findPictures(executor: Executor, query: string): Promise<{ items: UsedPicture[] }> {
  const { rows } = await sql<Row>`
    SELECT a.title, a.url, a.thumbnail, a.thumbnail_alt AS alt, v.blocks
    FROM articles a JOIN article_texts t ON t.article_id = a.id LEFT JOIN article_versions v ON v.article_id = a.id AND v.version = a.draft_version
    WHERE a.section = ${SECTION} AND a.trashed_at IS NULL AND NOT ${isTemplate('a')} AND t.names LIKE '%' || replace(fold_words(${query}), ' ', '%') || '%'
    ORDER BY a.updated_at DESC, a.id DESC LIMIT ${PICTURES_OF_TEXTS}`.execute(executor)
  const found = new Map<string, UsedPicture>()
  for (const { title, url, thumbnail, alt: thumbnailAlt, blocks } of rows) {
    for (const { src, alt } of [
      { src: thumbnail, alt: thumbnailAlt },
      ...picturesIn(readBlocks(blocks ?? [])),
    ]) {
      const known = found.get(src) ?? { src, alt, usedIn: [] }
      if (!known.usedIn.some((text) => text.url === url)) known.usedIn.push({ title, url })
      found.set(src, { ...known, alt: known.alt || alt })
    }
  }
  return { items: [...found.values()].slice(0, PICTURES_FOUND) }
}
