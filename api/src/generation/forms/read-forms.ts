import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { conditionGrades, type ConditionGrade } from '../sold-item-prices.ts'
import { atLeastOne, formFileSchema, formsOf, type Form } from './form-table.ts'

/** The ways to say a condition; a grade that no such thing is in has none. */
export type Conditions = readonly [GradedWordings, ...GradedWordings[]]
export interface GradedWordings {
  grade: ConditionGrade
  wordings: readonly [string, ...string[]]
}

export interface FormTable {
  /** In the order of their categories' files. */
  forms: readonly Form[]
  conditions: ReadonlyMap<string, Conditions>
}

const conditionsSchema = z.record(
  z.string(),
  z.partialRecord(z.enum(conditionGrades), z.array(z.string()).min(1)),
)

/**
 * The table of forms that sold items are generated from.
 *
 * @param folder the starter content
 * @throws Error for a file whose parts do not fit together
 */
export function readForms(folder: string): FormTable {
  const root = join(folder, 'sold-items')
  const read = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'))
  const provenance = z.array(z.string()).min(1).parse(read('provenance.yaml'))
  const conditions = new Map(
    Object.entries(conditionsSchema.parse(read('conditions.yaml'))).map(([name, grades]) => [
      name,
      atLeastOne(
        conditionGrades.flatMap((grade) => {
          const wordings = grades[grade]
          return wordings ? [{ grade, wordings: atLeastOne(wordings) }] : []
        }),
      ),
    ]),
  )
  const forms = readdirSync(join(root, 'forms'))
    .toSorted()
    .flatMap((file) => formsOf(formFileSchema.parse(read(`forms/${file}`)), provenance))
  for (const { name, condition } of forms)
    if (!conditions.has(condition)) throw new Error(`${name}: there are no conditions of ${condition}`)
  return { forms, conditions }
}
