import { z } from 'zod'
import { isWebAddress, WEB_ADDRESS_INVALID } from './web-address.ts'

export const webAddressSchema = z.string().trim().max(2000, 'At most 2000 characters.').refine(isWebAddress, WEB_ADDRESS_INVALID)
