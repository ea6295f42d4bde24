/** Where an item's WorthScore is. */
export function worthScorePath(itemId: number): string {
  return `/app/worthScore?itemId=${itemId}`
}

/** Where a membership is changed. */
export const SUBSCRIPTION_PATH = '/app/accountSettings/subscription'
