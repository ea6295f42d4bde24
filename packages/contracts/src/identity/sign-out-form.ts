/**
 * Where pages without scripts post their form for signing out; with scripts the documented call is made
 * instead.
 */
export const SIGN_OUT_FORM = '/login/sign-out'
