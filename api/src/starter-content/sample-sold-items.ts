import { readForms } from '../generation/forms/read-forms.ts'
import { generateSoldItems } from '../generation/generate-sold-items.ts'
import { soldItemRowSchema, type SoldItemRow } from '../price-guide/import-sold-items/sold-item-row.ts'

/** The same items on every machine. */
export const SAMPLE_SEED = 1

/**
 * The first sample sold items. The number of each is in its external id.
 *
 * @param folder the starter content
 */
export function sampleRows(folder: string, count: number): SoldItemRow[] {
  return [...generateSoldItems(readForms(folder), count, SAMPLE_SEED)].map((item) =>
    soldItemRowSchema.parse(item),
  )
}
