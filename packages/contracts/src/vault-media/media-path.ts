/** What every path of a member's media begins with; a key follows. */
export const VAULT_MEDIA_PATH = '/api/v1/vault/media/'
