import { expect, test } from 'vitest'
import { z } from 'zod'
import { validateBySchema } from './validate-by-schema.ts'

test('a field that nobody has touched is told as missing, in the words of the contracts where they have some', () => {
  const validate = validateBySchema(
    z.object({
      about: z.string().min(1, 'Say something.'),
      category: z.int({ error: 'A category is required.' }),
    }),
  )
  expect(validate({})).toEqual({ about: 'This field is required.', category: 'A category is required.' })
  expect(validate({ about: null, category: 1 })).toEqual({ about: 'This field is required.' })
  expect(validate({ about: '', category: 1 })).toEqual({ about: 'Say something.' })
})
