/** What stays at the top of a phone, in pixels: the bar of blocks comes below it. */
export const PHONE_ACTIONS_HEIGHT = 52
