/** Why a bought membership has ended. */
export const endReasons = ['cancelled', 'refunded', 'charged-back', 'unpaid'] as const
export type EndReason = (typeof endReasons)[number]
