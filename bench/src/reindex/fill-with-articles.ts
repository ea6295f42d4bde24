import { letterOf, titleSortKey } from '@vitrine/contracts/title-order'
import type { Database } from '@vitrine/database/database'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { sql } from 'kysely'
import { seededChoice } from '@vitrine/testing/faults/random-writes'

const BATCH = 2000
const WORDS_AN_ARTICLE = 120

const words =
  'amber anvil beaker bisque bobbin bowl brass bronze burnished carved celadon chaser chest clay cobalt copper crackle crystal damask decanter delft easel enamel engraved etched faience filigree finial flask foliate garnet gilt glaze goblet hallmark handle inlay ivory japanned jasper kiln lacquer lattice lustre majolica marquetry molded mosaic nickel oak obverse opaline ormolu parcel pewter pierced plated porcelain quartz relief repousse ribbon rim salver scroll silver slipware spelter stem stoneware tankard tassel tile toleware transfer turned urn veneer vessel walnut wicker yoke'.split(
    ' ',
  )

/** Published articles of about the length of real ones, under a few authors and a small tree of categories. */
export async function fillWithArticles(database: Database, count: number): Promise<void> {
  const choose = seededChoice(42)
  const root = await aCategory(database)
  const categoryIds = [
    root,
    ...(await Promise.all(Array.from({ length: 12 }, () => aCategory(database, { parentId: root })))),
  ]
  const authorIds = await Promise.all(Array.from({ length: 20 }, () => anAuthor(database)))
  const text = (length: number) => Array.from({ length }, () => words[choose(words.length)]).join(' ')
  for (let at = 0; at < count; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - at) }, (_, offset) => {
      const title = `${text(2 + choose(3))} ${at + offset}`
      return {
        url: `article-${at + offset}`,
        title,
        sort_key: titleSortKey(title),
        letter: letterOf(title),
        description: text(20),
        category_id: categoryIds[choose(categoryIds.length)],
        author_id: authorIds[choose(authorIds.length)],
        blocks: [{ type: 'text', html: `<p>${text(WORDS_AN_ARTICLE)}</p>` }],
      }
    })
    await insert(database, JSON.stringify(batch))
  }
  await sql`ANALYZE`.execute(database)
}

async function insert(database: Database, batch: string): Promise<void> {
  await sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${batch}::jsonb) AS row (url text, title text, sort_key text, letter text, description text, category_id bigint, author_id bigint, blocks jsonb)
    ), article AS (
      INSERT INTO articles (url, title, sort_key, letter, description, thumbnail, category_id, status, published_version, revised_at)
      SELECT url, title, sort_key, letter, description, '/media/placeholder.webp', category_id, 'PUBLISHED', 1, now() - interval '1 day' FROM given
      RETURNING id, url
    ), author AS (
      INSERT INTO article_authors (article_id, author_id, position) SELECT article.id, given.author_id, 0 FROM article JOIN given USING (url)
    )
    INSERT INTO article_versions (article_id, version, blocks) SELECT article.id, 1, given.blocks FROM article JOIN given USING (url)
  `.execute(database)
}
