/**
 * The field of a form that no person sees or reaches. Machines fill in everything; browsers and password
 * managers fill in what they know by its name, and this one is none of theirs.
 */
export const TRAP_FIELD = 'remark'
