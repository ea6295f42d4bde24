/** The site's own media address. */
export const MEDIA_PATH = '/media/'
