/** The product's name, said once. Pages, titles and mails take it from here. */
export const PRODUCT_NAME = 'Vitrine'

/** The name as it stands in addresses, for example `/vitrine-privacy-policy`. */
export const PRODUCT_SLUG = 'vitrine'
