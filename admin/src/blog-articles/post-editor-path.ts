export const POSTS_PATH = '/app/oms/blog-articles'

/** The editor of a post's content. */
export function postEditorPath(id: number): string {
  return `/oryEditor/blog/${id}`
}
