export const tagLimits = { titleMax: 30, pageSize: 15, pageMax: 100, pickerPage: 20 } as const

export const tagMessages = {
  titleBlank: 'Please include letters, numbers, or special characters in Tag Name.',
  titleTooLong: `Please use at most ${tagLimits.titleMax} characters.`,
  titleExists: 'This tag name already exists.',
  colorMissing: 'Required Field',
  colorUnknown: 'Please choose one of the colors.',
  tryAgain: 'Something went wrong. Please try again',
  created: 'Your tag has been created.',
  updated: 'Your tag has been updated.',
  deleteTitle: 'Delete tag',
  deleteQuestion: 'Are you sure? Your tag will be deleted.',
} as const

/** The 13 colors of tags; the first is the default (readings of document 2, row 147). Stored in capitals. */
export const tagColors = [
  { value: '#ADB6BB', name: 'Grey' },
  { value: '#E8776F', name: 'Red' },
  { value: '#F2A154', name: 'Orange' },
  { value: '#F2D05E', name: 'Yellow' },
  { value: '#A3A347', name: 'Olive' },
  { value: '#74C27A', name: 'Green' },
  { value: '#3FB5A8', name: 'Teal' },
  { value: '#7CC7EE', name: 'Sky' },
  { value: '#6B93F0', name: 'Blue' },
  { value: '#A98BF0', name: 'Violet' },
  { value: '#F09AC6', name: 'Pink' },
  { value: '#B98A62', name: 'Brown' },
  { value: '#E3D3B4', name: 'Sand' },
] as const

export const DEFAULT_TAG_COLOR = tagColors[0].value

/** Of the text on every one of them, in light and dark: at least 5.5 to 1. */
export const TAG_TEXT_COLOR = '#211C15'
