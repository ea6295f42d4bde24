/**
 * The name of a cookie that scripts may read. It is set and cleared with the session's own and says one
 * thing: that there is one. A page decides by it how its header looks before the first paint, and whether to
 * ask who reads. It opens nothing: access is decided by the session alone.
 */
export const MEMBER_HINT = 'vitrine-member'
export const MEMBER_HINT_VALUE = '1'
