export const PICTURE_PROBE = Symbol('picture probe')
