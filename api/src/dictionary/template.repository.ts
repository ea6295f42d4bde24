import { Injectable } from '@nestjs/common'
import type { TemplateKind } from '@vitrine/contracts/dictionary/templates'
import { urlOfName } from '@vitrine/contracts/reduced-url'
import type { Executor, Transaction } from '@vitrine/database/database'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { retitleArticle } from '@vitrine/domain/dictionary/write-article'
import { lockText, updateText } from '@vitrine/domain/texts/text-rows'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'

interface LockedTemplate {
  id: number
  revision: number
  name: string
  of: TemplateKind
  isDefault: boolean
}

@Injectable()
export class TemplateRepository {
  /** Writers of one template take turns from here on. Undefined for what is no template, or is in the trash. */
  async lock(transaction: Transaction, id: number): Promise<LockedTemplate | undefined> {
    await lockText(transaction, { kind: 'dictionary-article', id })
    const row = await transaction
      .selectFrom('articles')
      .select(['revision', 'title', 'template_name', 'template_of', 'is_default_template'])
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .where(isTemplate())
      .executeTakeFirst()
    return (
      row && {
        id,
        revision: row.revision,
        name: row.template_name ?? row.title,
        of: row.template_of ?? 'dictionary-article',
        isDefault: row.is_default_template,
      }
    )
  }

  async isNameTaken(
    executor: Executor,
    { name, of, exceptId = 0 }: { name: string; of: TemplateKind; exceptId?: number },
  ): Promise<boolean> {
    const row = await executor
      .selectFrom('articles')
      .select('id')
      .where('template_of', '=', of)
      .where(sql`lower(template_name)`, '=', sql`lower(${name}::text)`)
      .where('trashed_at', 'is', null)
      .where('id', '!=', exceptId)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Its title is what the editor, the trash and the audit log call it. */
  async rename(transaction: Transaction, id: number, name: string): Promise<number> {
    await retitleArticle(transaction, id, name)
    return await updateText(transaction, { kind: 'dictionary-article', id }, { template_name: name })
  }

  /** The category of the default template, or else the first; null where there is none. */
  async anyCategory(executor: Executor): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM taxonomy_nodes ORDER BY (id IN (SELECT category_id FROM articles WHERE section = ${SECTION} AND is_default_template)) DESC, depth, id LIMIT 1`.execute(
      executor,
    )
    return rows[0]?.id ?? null
  }

  /** 'template-maker', or with the next free number. */
  async freeUrl(executor: Executor, name: string): Promise<string> {
    const wanted = `template-${urlOfName(name) || 'new'}`
    for (let number = 1; ; number += 1) {
      const url = number === 1 ? wanted : `${wanted}-${number}`
      if (
        !(await executor
          .selectFrom('articles')
          .select('id')
          .where('section', '=', SECTION)
          .where('url', '=', url)
          .executeTakeFirst())
      )
        return url
    }
  }
}
