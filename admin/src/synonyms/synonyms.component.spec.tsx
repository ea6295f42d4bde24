import { deleteSynonym, manageSynonym, manageSynonyms } from '@vitrine/contracts/synonyms/endpoints'
import type { ManagedSynonym } from '@vitrine/contracts/synonyms/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/synonyms'
const clocks: ManagedSynonym = {
  id: 1,
  kind: 'into-first',
  terms: ['longcase clock', 'Standuhr'],
  origin: 'changed',
  shippedKind: 'into-first',
  shippedTerms: ['longcase clock', 'Standuhr', 'Bodenuhr'],
  termKind: 'form',
  aatId: 300_041_586,
  revision: 2,
}
const ofStaff = {
  origin: 'staff',
  shippedKind: null,
  shippedTerms: null,
  termKind: null,
  aatId: null,
} as const
const seats: ManagedSynonym = { id: 2, kind: 'equal', terms: ['sofa', 'settee'], ...ofStaff, revision: 1 }

test('a shipped list says so in the list, in its form and before it is deleted', async () => {
  const { asked } = await openConsole(
    LIST,
    givesRows(manageSynonyms, () => [clocks, seats]),
    responds(manageSynonym, () => clocks),
    responds(deleteSynonym, () => undefined),
  )
  await expect.element(page.getByRole('row', { name: /sofa, settee Staff/ })).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /longcase clock ← Standuhr Shipped, changed/ }))
    .toBeVisible()
  await page.getByRole('combobox', { name: 'Origin' }).click()
  await page.getByRole('option', { name: 'Shipped, changed' }).click()
  await expect
    .poll(() => asked.some(({ path }) => decodeURIComponent(path).includes('{"origin":"changed"}')))
    .toBe(true)
  await page.getByRole('link', { name: 'longcase clock ← Standuhr' }).click()
  await expect
    .element(page.getByText(/It was shipped as: longcase clock ← Standuhr, Bodenuhr$/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'number 300041586 in the Art & Architecture Thesaurus' }))
    .toHaveAttribute('href', 'https://vocab.getty.edu/aat/300041586')
  expect(await screenViolations()).toEqual([])
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete these synonyms?' })
  await expect.element(dialog.getByText(/New versions of Vitrine do not bring this list back/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => asked.some(({ method }) => method === 'DELETE')).toBe(true)
})
