import { partnersLimits as limits } from './limits.ts'

export const partnersMessages = {
  sourceMissing: 'A name is required.',
  sourceTooLong: `The name must have at most ${limits.sourceMax} characters.`,
  sourceOneLine: 'The name must be on one line.',
  sourceUrlMissing: 'A URL is required.',
  sourceUrlTooLong: `The URL must have at most ${limits.sourceUrlMax} characters.`,
  sourceUrlCharacters:
    'The URL may hold lowercase letters, digits, hyphens and underscores only, and begins and ends with a letter or digit.',
  sourceUrlTaken: 'Another partner already uses this URL.',
  graphicMissing: 'A graphic is required.',
  graphicNotAllowed:
    'The graphic must be an https URL on one of our image hosts, or one of our own pictures.',
  colorInvalid: 'The color must look like #1A2B3C.',
  colorUnreadable: 'Neither dark nor light text can be read on this color. Choose a lighter or a darker one.',
  aboutTooLong: `The description must have at most ${limits.aboutMax} characters.`,
  recordsTooLong: `This text must have at most ${limits.recordsMax} characters.`,
} as const
