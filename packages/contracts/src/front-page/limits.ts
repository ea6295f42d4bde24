/** How much the front page shows of each section. */
export const frontPageLimits = { soldItems: 3, marks: 4, auctions: 3 } as const
