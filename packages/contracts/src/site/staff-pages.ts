/** Pages of the member site that are for staff alone. */
export const staffPages = ['/app/examples'] as const

/**
 * With this the api tells the site, while it renders such a page, that staff ask. No header of a browser's
 * gets there.
 */
export const FOR_STAFF = 'x-for-staff'
