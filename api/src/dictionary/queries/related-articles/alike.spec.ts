import { expect, test } from 'vitest'
import { mostAlike } from './alike.ts'

const silver = {
  id: 1,
  title: 'Mexican Silver',
  description: 'Handwrought jewelry and tableware from Taxco.',
}

test('what shares rare words comes before what shares common ones, and before the alphabet', () => {
  const others = [
    { id: 2, title: 'Anvil', description: 'A block of iron on which jewelry and tools are hammered.' },
    { id: 3, title: 'Brass', description: 'An alloy of copper and zinc.' },
    { id: 4, title: 'Sterling Silver', description: 'Silver of 92.5 percent.' },
    { id: 5, title: 'William Spratling', description: 'The American who began the workshops of Taxco.' },
    { id: 6, title: 'Jewelry Hallmarks', description: 'Signs on jewelry.' },
  ]
  expect(mostAlike(silver, others, 3)).toEqual([4, 6, 5])
})

test('capitals, marks and plurals make no difference', () => {
  expect(
    mostAlike(
      { id: 1, title: 'Étui', description: '' },
      [
        { id: 2, title: 'Box', description: '' },
        { id: 3, title: 'ETUIS', description: '' },
      ],
      1,
    ),
  ).toEqual([3])
})

test('without a shared word they stay in their order', () => {
  expect(
    mostAlike(
      silver,
      [
        { id: 9, title: 'Oak', description: '' },
        { id: 2, title: 'Pine', description: '' },
      ],
      2,
    ),
  ).toEqual([9, 2])
})
