import { Injectable } from '@nestjs/common'
import type { FieldError } from '@vitrine/contracts/errors'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { ForbiddenWordsReader } from '../forbidden-words/forbidden-words.reader.ts'
import { isHidden } from '../taxonomy/taxonomy-tree.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { refusalOf } from '../vault-items/vault-item.rules.ts'
import type { DefinedField } from './own-fields.repository.ts'

/**
 * What a field must be true to beyond its own shape: as its values will be checked, so is what they are made
 * of.
 */
@Injectable()
export class OwnFieldCheck {
  constructor(
    private readonly forbidden: ForbiddenWordsReader,
    private readonly taxonomy: TaxonomyReader,
  ) {}

  /** @throws AppError VALIDATION_FAILED with one entry a refused field */
  async assertValid({ name, unit, choices, categoryId }: DefinedField): Promise<void> {
    const refusal = refusalOf([
      ...(await this.wordsRefused([
        ['name', name],
        ['unit', unit],
        ...choices.map((choice, at) => [`choices.${at}`, choice] as const),
      ])),
      ...(await this.categoryRefused(categoryId)),
    ])
    if (refusal) throw refusal
  }

  /** @throws AppError VALIDATION_FAILED */
  async assertCategory(categoryId: number | null): Promise<void> {
    const refusal = refusalOf(await this.categoryRefused(categoryId))
    if (refusal) throw refusal
  }

  private async categoryRefused(categoryId: number | null): Promise<FieldError[]> {
    if (categoryId === null) return []
    const roots = (await this.taxonomy.places()).roots()
    return roots.some((root) => root.id === categoryId && !isHidden(root))
      ? []
      : [{ field: 'categoryId', errorCode: 'invalid', errorMessage: vaultItemMessages.categoryMissing }]
  }

  private async wordsRefused(texts: readonly (readonly [string, string])[]): Promise<FieldError[]> {
    const words = await this.forbidden.words()
    return texts.flatMap(([field, text]) => {
      const word = words.firstIn(text)
      if (word === null) return []
      const errorMessage = vaultItemMessages.explicitWords
      return [{ field, errorCode: 'NoExplicitWords' as const, errorMessage, word }]
    })
  }
}
