/** The page of the account where staff set their second factor up, give it and manage it. */
export const SECOND_FACTOR_PAGE = '/app/accountSettings/secondFactor'
