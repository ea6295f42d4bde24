import { atMost } from '../vault-items/messages.ts'
import { ownFieldLimits as limits } from './own-fields.ts'

export const ownFieldMessages = {
  required: 'Required Field',
  oneLine: 'Please use one line of visible characters.',
  nameTooLong: atMost(limits.nameMax),
  nameTaken: 'You have a field of this name already. Please use another name.',
  typeUnknown: 'Please choose a type.',
  unitTooLong: atMost(limits.unitMax),
  unitOfNoNumber: 'Only a number has a unit.',
  choicesMissing: 'Please enter at least one choice.',
  choiceTooLong: atMost(limits.choiceMax),
  choiceTwice: 'This choice is there already.',
  choicesOfNoChoice: 'Only a choice has choices.',
  tooManyChoices: `Please use at most ${limits.choicesMax} choices.`,
  tooManyFields: `You can have at most ${limits.fieldsMax} own fields. Please delete some that you do not use.`,
  fieldTwice: 'Please name each field once.',
  setUnknown: 'Please choose one of the ready sets.',
} as const
