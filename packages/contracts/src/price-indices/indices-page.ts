/** The written page that shows the indices. */
export const INDICES_PAGE = '/indices'
