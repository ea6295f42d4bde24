import { expect, test } from 'vitest'
import { isNeededField } from './needed-fields.ts'
import { recordFields } from './record-fields.ts'

test('a category that nobody described needs every field', () =>
  expect(recordFields.every(({ name }) => isNeededField('made-by-staff', name))).toBe(true))

test('a stamp has no maker and no parts', () =>
  expect(
    ['maker', 'parts', 'serialNumber'].filter((name) => isNeededField('stamps', name as 'maker')),
  ).toEqual(['serialNumber']))
