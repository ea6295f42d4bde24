import { urlOfName } from '../reduced-url.ts'

/** The last part of an auction's path, which only tells readers what it is: the id finds it. */
export function auctionSlug(title: string): string {
  return urlOfName(title) || 'auction'
}

export function auctionPageUri({ id, title }: { id: number; title: string }): string {
  return `/upcomingauctions/${id}/${auctionSlug(title)}`
}
