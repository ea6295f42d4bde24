/**
 * A word that is longer than its line breaks, instead of widening the mail past a phone's edge. Said in three
 * ways, because mail programs know one or another; it goes to all that is below.
 */
export const wraps = { wordWrap: 'break-word', wordBreak: 'break-word', overflowWrap: 'anywhere' } as const

/** A table that is as wide as it is told to be, whatever it holds. */
export const keepsItsWidth = { ...wraps, width: '100%', tableLayout: 'fixed' } as const
