import { z } from 'zod'
import { roles } from '../access.ts'

export const identityLimits = {
  passwordMin: 7,
  passwordMax: 32,
  emailMax: 254,
  /** A row of this many failed sign-ins locks the account. */
  failedSignInsBeforeLock: 5,
  lockMinutes: 30,
  rememberMeDays: 30,
  idleHours: 12,
} as const

/** Form fields of the documented sign-in call. */
export const signInInputSchema = z.object({
  username: z.string().max(identityLimits.emailMax).default(''),
  password: z.string().max(1000).default(''),
  'remember-me': z.string().optional(),
})

export const userDetailsSchema = z.object({
  email: z.string(),
  displayName: z.string(),
  roles: z.array(z.enum(roles)),
  isAdmin: z.boolean(),
  subscriptionStatus: z.enum(['Active', 'Inactive', 'Cancelled', 'Error', 'In Trial', 'Suspended', 'On Hold']),
})
export type UserDetails = z.infer<typeof userDetailsSchema>
