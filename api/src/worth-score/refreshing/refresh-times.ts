/** Figures that are older are made anew. */
export const REFRESHED_AFTER = { days: 90 } as const
/** An item of which nothing can be said, or whose owner's lookups are counted, is looked at again after this. */
export const PUT_OFF_BY = { days: 7 } as const
/** Where a process was killed meanwhile, or something went wrong, another one goes on with an item after this. */
export const TAKEN_FOR = { hours: 1 } as const
