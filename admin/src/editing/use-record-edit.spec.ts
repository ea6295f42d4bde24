import { expect, test } from 'vitest'
import { isApart } from './use-record-edit.ts'

const opened = { companyName: 'Finch', articleIds: [1, 2], suspendedAt: null, revision: 1 }

test('a newer state goes under what is being typed only where it left those fields alone', () => {
  const suspended = { ...opened, articleIds: [1, 2], suspendedAt: '2026-01-01T00:00:00.000Z', revision: 2 }
  expect(isApart(opened, suspended, ['companyName', 'articleIds'])).toBe(true)
  expect(isApart(opened, { ...suspended, companyName: 'Wren' }, ['companyName'])).toBe(false)
  expect(isApart(opened, { ...suspended, articleIds: [2, 1] }, ['articleIds'])).toBe(false)
  expect(isApart(opened, { ...suspended, companyName: 'Wren' }, ['articleIds'])).toBe(true)
})
