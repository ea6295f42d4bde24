import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import type { FieldError } from '@vitrine/contracts/errors'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import type { Database } from '@vitrine/database/database'
import type { CategoryNames, WantedCategory } from '../taxonomy/category-names.ts'
import { loadCategoryNames } from '../taxonomy/find-or-make-subcategories.ts'

/** What rows that are filed under categories, and show pictures, have in common. */

/**
 * The categories by their names.
 *
 * @param what a row is: 'sold item'
 * @throws Error where there are none
 */
export async function categoriesToFileUnder(database: Database, what: string): Promise<CategoryNames> {
  const categories = await loadCategoryNames(database)
  if (categories.isEmpty)
    throw new Error(
      `There are no categories yet, so no ${what} can be filed. Start the site once (npm start), or make categories in the staff console.`,
    )
  return categories
}

/** A top category, and one below it where the row names one, must be there. */
export function placeErrors(
  row: WantedCategory,
  categories: CategoryNames,
  errorMessage: string,
): FieldError[] {
  const field = !categories.findRoot(row.category) ? 'category' : categories.find(row) ? null : 'subcategory'
  return field === null ? [] : [{ field, errorCode: 'notFound', errorMessage }]
}

/** Each field whose pictures are not all on our hosts. */
export function pictureErrors(
  pictures: Readonly<Record<string, readonly string[]>>,
  allowedHosts: readonly string[],
  errorMessage: string,
): FieldError[] {
  const refused = Object.entries(pictures).filter(
    ([, urls]) => !urls.every((url) => isAllowedThumbnail(url, { allowedHosts, mediaBase: MEDIA_PATH })),
  )
  return refused.map(([field]) => ({ field, errorCode: 'invalid', errorMessage }))
}
