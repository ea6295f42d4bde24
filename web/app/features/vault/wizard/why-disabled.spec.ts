import { expect, test } from 'vitest'
import { draftProblems } from './draft-problems.ts'
import { emptyDraft } from './item-draft.ts'
import { whyDisabled } from './why-disabled.ts'

const nothing = { reading: 0, problems: {} }
const REQUIRED = 'To go on, please check: Title, Description, Category.'

test('D2-074: a photo that is still being read holds up the first and the last step', () => {
  const reading = (count: number, current: 1 | 2 | 3) => whyDisabled({ ...nothing, reading: count, current })
  expect([reading(1, 1), reading(2, 3), reading(2, 2), reading(0, 1)]).toEqual([
    'A photo is still being read.',
    '2 photos are still being read.',
    null,
    null,
  ])
})

test('D2-074: required fields are named before anybody has touched them', () => {
  const problems = draftProblems(emptyDraft, emptyDraft)
  const at = (current: 1 | 2 | 3) => whyDisabled({ reading: 0, problems, current })
  expect([at(1), at(2), at(3)]).toEqual([null, REQUIRED, REQUIRED])
})

test('a field that is wrong is named by its label, a row of specifics once by its number', () => {
  const problems = {
    customInsurance: 'x',
    'itemSpecifics.1.displayName': 'x',
    'itemSpecifics.1.value': 'x',
  }
  expect(whyDisabled({ reading: 0, problems, current: 2 })).toBe(
    'To go on, please check: Name of the insurance company, Specific 2.',
  )
})

test('every field of the details has a label', () => {
  const boxes = ['isInsured', 'isStored', 'itemSignificances']
  for (const field of Object.keys(emptyDraft).filter((name) => !boxes.includes(name)))
    expect(whyDisabled({ reading: 0, problems: { [field]: 'x' }, current: 2 })).not.toContain(field)
})
