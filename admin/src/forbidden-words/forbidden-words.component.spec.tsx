import {
  createWord,
  deleteWord,
  manageWord,
  manageWords,
  updateWord,
} from '@vitrine/contracts/forbidden-words/endpoints'
import {
  forbiddenWordMessages as messages,
  type ForbiddenWord,
} from '@vitrine/contracts/forbidden-words/schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/forbidden-words'

function wordsInMemory(...words: ForbiddenWord[]) {
  const found = (id: number) => {
    const word = words.find((one) => one.id === id)
    if (!word) throw new Refused('NOT_FOUND')
    return word
  }
  const refuseTaken = ({ word }: { word: string }) => {
    if (words.some((one) => one.word === word))
      throw new Refused('ALREADY_EXISTS', {
        errors: [{ field: 'word', errorCode: 'exists', errorMessage: messages.exists }],
      })
  }
  return [
    givesRows(manageWords, () => words),
    responds(manageWord, ({ params: { id } }) => found(id)),
    responds(createWord, ({ body }) => {
      refuseTaken(body)
      const word = { ...body, id: words.length + 1, revision: 1 }
      words.push(word)
      return word
    }),
    responds(updateWord, ({ params: { id }, body }) =>
      Object.assign(found(id), body, { revision: found(id).revision + 1 }),
    ),
    responds(deleteWord, ({ params: { id } }) => void words.splice(words.indexOf(found(id)), 1)),
  ]
}

const word = page.getByRole('textbox', { name: 'Word' })
const press = (name: string) => page.getByRole('button', { name }).click()

test('D2-086: a word is refused, then allowed, then forgotten; what is no word or is there already says so', async () => {
  const { asked, place } = await openConsole(
    `${LIST}/create`,
    ...wordsInMemory({ id: 1, word: 'grot', isAllowed: false, revision: 1 }),
  )
  await word.fill('two words')
  await press('Save')
  await expect.element(page.getByText(messages.notOneWord)).toBeVisible()
  await word.fill('grot')
  await press('Save')
  await expect.element(page.getByText(messages.exists).first()).toBeVisible()
  await word.fill('naff')
  await press('Save')
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(page.getByRole('row', { name: /naff.*May not use it/ })).toBeVisible()
  // A button that becomes usable fades into its color.
  await expect.poll(screenViolations).toEqual([])

  await page.getByRole('link', { name: 'naff' }).click()
  await page.getByRole('switch', { name: 'Allow this word' }).click()
  await press('Save')
  await expect.element(page.getByRole('row', { name: /naff.*May use it/ })).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    word: 'naff',
    isAllowed: true,
  })

  await page.getByRole('link', { name: 'grot' }).click()
  await press('Delete')
  await page
    .getByRole('dialog', { name: 'Delete this word?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(page.getByRole('link', { name: 'grot' })).not.toBeInTheDocument()
})
