/** The public page of a post. */
export function blogPageUri(url: string): string {
  return `/articles/${url}`
}

/** The newest posts for readers of feeds. A dot stands in no post's url. */
export const BLOG_FEED = '/articles/feed.xml'
