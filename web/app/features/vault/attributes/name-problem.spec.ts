import { customNameSchema } from '@vitrine/contracts/vault-items/item-input'
import { expect, it } from 'vitest'
import { nameProblem } from './name-problem.ts'

it.each(['', '   ', '!!', 'a', 'AB', ' Lloyd’s ', 'x'.repeat(80), 'x'.repeat(81)])(
  'D2-100, D2-165: the name %j is judged as the server judges it',
  (name) => {
    const judged = customNameSchema.safeParse(name)
    if (name === '') expect(nameProblem(name)).not.toBeNull()
    else expect(nameProblem(name)).toBe(judged.error?.issues[0]?.message ?? null)
  },
)
