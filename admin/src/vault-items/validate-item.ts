import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { validateBySchema } from '../feedback/validate-by-schema.ts'

/** The rules of the members' own form. */
export const validateItem = validateBySchema(vaultItemInputSchema)
