import { vaultMediaLimits } from '../vault-media/messages.ts'
import { draftLimits as limits } from './drafts.ts'

export const draftMessages = {
  nothing: 'A draft needs a title, a photo or another detail.',
  tooMany: `You can have at most ${limits.draftsMax.toLocaleString('en-US')} drafts. Please make items of some, or delete those that you do not need.`,
  tooManyChosen: `Please choose at most ${limits.chosenMax} drafts.`,
  noneChosen: 'Please choose at least one draft.',
  nothingChosen: 'Please choose what to change.',
  photosFull: `An object can have at most ${limits.photosMax} photos.`,
  photoMissing: 'Please choose a photo.',
  photoTooMany: 'Please upload one photo at a time.',
  photoUnsupported: 'The photo is damaged, or is not in a supported format.',
  photoTooLarge: `Please use photos of at most ${vaultMediaLimits.imageBytesMax / 1_048_576} MB and ${vaultMediaLimits.imageSideMax.toLocaleString('en-US')} pixels a side.`,
  uploadedTwice: 'This photo is being uploaded already.',
  photoUnknown: 'This photo does not belong to your drafts.',
} as const
