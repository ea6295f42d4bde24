export const locationLimits = {
  /** Levels below each other: house, floor, room, cabinet, shelf, box … */
  depthMax: 8,
} as const

export const locationMessages = {
  parentGone: 'This storage location is no longer there. Please choose another one.',
  insideItself: 'A storage location cannot be moved into itself or into one inside of it.',
  tooDeep: `Storage locations can stand inside each other on at most ${locationLimits.depthMax} levels.`,
} as const
