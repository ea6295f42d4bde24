import type { z } from 'zod'

/** What a text, a number or a list is, to whoever fills in a form. */
const kinds: Record<string, string> = {
  string: 'one text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const sizes: Record<string, string> = { string: 'characters', array: 'entries' }

/**
 * The schema library's refusals in sentences of ours, for fields without a documented message. Hand it to
 * `safeParse` as `error`: what a schema says itself goes before.
 */
export function plainRefusal(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'This is required.'
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${kinds[issue.expected] ?? 'another kind of value'}.`
    case 'invalid_value':
      return 'Please choose one of the available values.'
    case 'too_big':
      return boundsOf(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'This is required.'
        : boundsOf(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'invalid_format':
      return 'This does not have the required format.'
    case 'unrecognized_keys':
      return 'This contains unknown fields.'
    default:
      return 'This value is not valid.'
  }
}

function boundsOf(
  origin: string,
  bound: 'at most' | 'at least' | 'less than' | 'more than',
  limit: number | bigint,
): string {
  const unit = sizes[origin]
  return unit
    ? `This ${bound === 'at most' ? 'may' : 'must'} have ${bound} ${limit} ${unit}.`
    : `This must be ${bound} ${limit}.`
}
