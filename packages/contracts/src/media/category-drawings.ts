import { MEDIA_PATH } from './renditions.ts'

/** The drawings of the top categories. An article without a picture of its own shows its category's. */
export const CATEGORY_DRAWINGS = `${MEDIA_PATH}categories/`

/** Whether a picture is the drawing of a category, and so shows no object. */
export function isCategoryDrawing(picture: string): boolean {
  return picture.startsWith(CATEGORY_DRAWINGS)
}

/** Whether the pictures of a list would all be one drawing, which then says nothing. */
export function isOneDrawing(pictures: readonly string[]): boolean {
  const [first] = pictures
  return (
    first !== undefined &&
    pictures.length > 1 &&
    isCategoryDrawing(first) &&
    pictures.every((picture) => picture === first)
  )
}
