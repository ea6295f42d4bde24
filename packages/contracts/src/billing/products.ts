/** What is sold. A role stands for each of them once it is bought. */
export const soldProducts = ['Unlimited', 'Marks', 'Library', 'Price Guide Lite', 'Enterprise'] as const
export type SoldProduct = (typeof soldProducts)[number]
