/** What every path of a member's media begins with; a key follows. */
export const VAULT_MEDIA_PATH = '/api/v1/vault/media/'

/** What a picture may be asked for as, in pixels of width, besides as it is. */
export const vaultRenditionWidths = [200, 400, 800, 1600] as const
export type VaultRenditionWidth = (typeof vaultRenditionWidths)[number]

/** Up to this width a photo is a thumbnail: one that staff see in a list is not audited. */
export const vaultThumbnailWidthMax = 400
