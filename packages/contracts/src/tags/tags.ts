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
