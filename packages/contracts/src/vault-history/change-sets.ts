/** The header of a response to a change of items that holds the id by which it can be undone. */
export const CHANGE_SET_HEADER = 'x-change-set'
