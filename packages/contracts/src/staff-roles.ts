/** Roles that narrow what staff may do; staff without one of them are administrators. */
export const narrowedStaffRoles = ['editor', 'support', 'operator'] as const
export type NarrowedStaffRole = (typeof narrowedStaffRoles)[number]

export const staffRoles = [...narrowedStaffRoles, 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]
