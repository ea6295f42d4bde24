import { AppError } from '@vitrine/platform/app-error'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './constraint-refusals.ts'

const refusals = {
  things_url_key: { code: 'ALREADY_EXISTS', field: 'url', message: 'Taken.' },
  things_owner_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'owner',
    fieldCode: 'notFound',
    message: 'Unknown.',
  },
  secrets_key: null,
} as const

const failure = (code: string, constraint?: string, detail?: string) =>
  Object.assign(new Error('refused'), { code, constraint, detail })
const refused = (...of: Parameters<typeof failure>) => {
  const error = refusalOf(failure(...of), refusals)
  return (
    error && [
      error.code,
      ...error.fieldErrors.map(
        ({ field, errorCode, errorMessage }) => `${field} ${errorCode} ${errorMessage}`,
      ),
    ]
  )
}

describe('a violated constraint', () => {
  it('is the refusal that its area has written down', () => {
    expect(refused('23505', 'things_url_key')).toEqual(['ALREADY_EXISTS', 'url exists Taken.'])
    expect(
      refused('23503', 'things_owner_fkey', 'Key (owner)=(1) is not present in table "owners".'),
    ).toEqual(['VALIDATION_FAILED', 'owner notFound Unknown.'])
  })

  it('of a record that others still need says so, from whichever end it comes', () => {
    expect(
      refused('23503', 'things_owner_fkey', 'Key (id)=(1) is still referenced from table "things".'),
    ).toEqual(['IN_USE'])
    expect(refused('23001', 'things_owner_fkey')).toEqual(['IN_USE'])
  })

  it('that nobody has written down is a conflict with the state of the record', () => {
    expect([refused('23503', 'other'), refused('23514', 'other'), refused('23P01', 'other')]).toEqual([
      ['STATUS_CONFLICT'],
      ['STATUS_CONFLICT'],
      ['STATUS_CONFLICT'],
    ])
  })

  it('that would be a fault of ours stays one', () => {
    expect([refused('23505', 'secrets_key'), refused('23505', 'unheard_of'), refused('23502')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('a race that is lost again and again asks to come back later', () => {
    expect([refused('40P01'), refused('40001')]).toEqual([['SERVICE_UNAVAILABLE'], ['SERVICE_UNAVAILABLE']])
  })

  it('is no error of another kind', () => {
    expect([
      refusalOf(new AppError('NOT_FOUND'), refusals),
      refusalOf(new Error('x'), refusals),
      refusalOf(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), refusals),
    ]).toEqual([null, null, null])
  })
})
