import { readDecimal } from '../typed-numbers.ts'
import { readAcquiredDate } from '../vault-items/acquired-date.ts'
import type { OwnFieldShape } from './own-fields.ts'

export const yesNo = ['Yes', 'No'] as const

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/

/**
 * The value of an own field as its input shows it: a number without its unit, the rest as it is stored. What
 * does not fit the type is returned whole.
 */
export function readOwnValue({ type, unit }: OwnFieldShape, value: string): string {
  if (type !== 'number' || unit === '' || !value.endsWith(unit)) return value
  const number = value.slice(0, -unit.length)
  return number.endsWith(' ') ? number.slice(0, -1) : number
}

/** The item specific of what was typed or chosen: '12.5 mm', '2024-01-31', 'Yes'. */
export function writeOwnValue({ type, unit }: OwnFieldShape, typed: string): string {
  switch (type) {
    case 'number':
      return unit === '' || typed.trim() === '' ? typed : `${typed} ${unit}`
    case 'date':
      return readAcquiredDate(typed) ?? typed
    case 'text':
    case 'choice':
    case 'yesNo':
      return typed
  }
}

/** A value as it is stored once its field is left: '12.5 mm' of '12,5'. What does not fit stays as it is. */
export function tidyOwnValue(field: OwnFieldShape, value: string): string {
  if (field.type !== 'number') return value
  const { sign, digits } = signAndDigits(readOwnValue(field, value))
  const number = readDecimal(digits)
  return number ? writeOwnValue(field, `${sign}${number}`) : value
}

function signAndDigits(typed: string) {
  const [, sign = '', digits = ''] = /^\s*([+\u2212-]?)(.*)$/su.exec(typed) ?? []
  return { sign: sign === '\u2212' ? '-' : sign, digits: digits.trim() }
}

function isNumber(typed: string): boolean {
  const { digits } = signAndDigits(typed)
  return digits !== '' && (readDecimal(digits) !== null || GROUPED.test(digits))
}

/** Why a value does not fit the type of its field; null where it does, and where there is no value. */
export function ownValueProblem(field: OwnFieldShape, value: string): string | null {
  if (value.trim() === '') return null
  switch (field.type) {
    case 'text':
      return null
    case 'number':
      return isNumber(readOwnValue(field, value)) ? null : 'This is not a number, like 1,234.5.'
    case 'date':
      return readAcquiredDate(value) === null ? 'This is not a date (MM/DD/YYYY).' : null
    case 'choice':
      return field.choices.includes(value) ? null : 'This is not one of the choices.'
    case 'yesNo':
      return yesNo.some((answer) => answer === value) ? null : 'This is neither Yes nor No.'
  }
}

/** Said after each of these sentences: the documented item takes any text. */
export const KEPT_AS_TEXT = 'It is saved as text.'
