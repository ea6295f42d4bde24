/** What every list of items, and every single item, is kept under. */
export const itemsKey = ['vault', 'items'] as const
