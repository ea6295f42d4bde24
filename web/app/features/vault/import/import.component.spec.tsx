import type { EndpointPath } from '@vitrine/contracts/endpoint'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import * as endpoints from '@vitrine/contracts/vault-imports/endpoints'
import { importMessages as messages } from '@vitrine/contracts/vault-imports/imports'
import type {
  ImportOverview,
  ImportPhotos,
  ImportRow,
  VaultImportDetail,
} from '@vitrine/contracts/vault-imports/schemas'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVault, fails, respondsFor } from '../../../../tests/a-vault.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite, type OpenSite } from '../../../../tests/open-site.tsx'

const PAGE = '/app/vault/import'
const noCounts = {
  unchecked: 0,
  ready: 0,
  change: 0,
  unchanged: 0,
  draft: 0,
  drafted: 0,
  question: 0,
  fault: 0,
  duplicate: 0,
  skipped: 0,
  created: 0,
  updated: 0,
}
const column = (index: number, heading: string, target: string) => ({
  index,
  heading,
  samples: ['Blue vase'],
  filled: 2,
  target,
  matchedBy: 'heading' as const,
  currency: null,
  unit: null,
  decimal: null,
  dayOrder: null,
  zeroDigits: null,
  mayRepeat: false,
})
const anImport = (change: Partial<VaultImportDetail> = {}): VaultImportDetail => ({
  id: 7,
  fileName: 'Collection.csv',
  state: 'ready',
  revision: 3,
  createdDate: '2026-11-30T10:00:00.000Z',
  importedDate: null,
  itemsCount: 0,
  updatesCount: 0,
  draftsCount: 0,
  undoUntil: null,
  hasRows: true,
  sheets: [
    {
      name: 'Collection',
      isHidden: false,
      columns: [column(0, 'Object', 'title'), column(1, 'Remarks', 'ignore')],
      rows: 3,
      leftOut: [{ line: 9, why: 'subtotal', text: 'Total 400' }],
      leftOutCount: 1,
      product: null,
    },
  ],
  reading: {
    mappings: [
      { sheet: 'Collection', column: 0, target: 'title' },
      { sheet: 'Collection', column: 1, target: 'ignore' },
    ],
    answers: {},
    defaults: {},
  },
  sameTitles: null,
  describesByTitle: false,
  counts: noCounts,
  photos: { waiting: 0, done: 0 },
  savedMappings: [],
  ...change,
})
const reason = {
  key: 'description|Please enter one.',
  field: 'Description',
  value: '',
  text: 'Please enter one.',
  column: 1,
  isOptional: false,
}
const aRow = (change: Partial<ImportRow> = {}): ImportRow => ({
  place: 1,
  sheet: 'Collection',
  line: 3,
  state: 'fault',
  title: 'Red vase',
  cells: ['Red vase', ''],
  choice: null,
  reasons: [reason],
  questions: [],
  changes: [],
  ...change,
})
const question = {
  key: 'currency',
  kind: 'currency' as const,
  text: 'Which currency is ‘120’?',
  example: '120',
  options: [
    { value: 'USD', label: 'US dollars' },
    { value: 'GBP', label: 'Pounds' },
  ],
  takesText: false,
  target: 'cost.price',
  column: 1,
}
const anOverview = (change: Partial<ImportOverview> = {}): ImportOverview => ({
  questions: [],
  reasons: [],
  duplicates: { rows: 0, titles: [] },
  creates: [],
  samples: [],
  ...change,
})
const noPhotos: ImportPhotos = {
  archives: [],
  counts: { matched: 0, stored: 0, asked: 0, unmatched: 0, failed: 0, skipped: 0 },
  asked: [],
  unmatched: [],
  failed: [],
  missing: [],
  missingCount: 0,
}
const saved = { response: { id: 7, revision: 4 } }

/** Bodies of the calls of an endpoint of this import. */
const bodiesOf = ({ asked }: Pick<OpenSite, 'asked'>, { method, path }: EndpointPath) =>
  asked
    .filter((call) => call.method === method && call.path === path.replace(':id', '7').replace(':rowId', '1'))
    .map(({ body }) => body)

interface Shown {
  stored: VaultImportDetail
  overview?: ImportOverview
  rows?: ImportRow[]
}
const open = async (
  { stored, overview = anOverview(), rows = [] }: Shown,
  ...responders: Parameters<typeof openSite>[1][]
) =>
  await openSite(
    `${PAGE}?id=7`,
    ...responders,
    responds(endpoints.readImport, () => stored),
    responds(endpoints.readOverview, () => overview),
    responds(endpoints.readPhotos, () => noPhotos),
    responds(endpoints.listRows, () => ({
      items: rows,
      meta: { total: rows.length, currentLimit: 50, currentOffset: 0 },
    })),
    ...respondsFor(aVault()),
  )

describe('the page of imports', () => {
  test('lists earlier ones, and says where they do not come', async () => {
    const { sheets: _, ...stored } = anImport({
      importedDate: '2026-11-30T10:01:00.000Z',
      itemsCount: 42,
      undoUntil: '2026-12-30T10:01:00.000Z',
    })
    await openSite(
      PAGE,
      responds(endpoints.listImports, () => ({ imports: [stored] })),
      ...respondsFor(aVault()),
    )
    await expect
      .poll(() => textsOf(all('main ul[aria-label="Earlier imports"] li p')))
      .toEqual(['Nov 30, 2026 · Checked · 42 items in your vault · can be undone until Dec 30, 2026'])
    expect(await violationsIn('main')).toEqual([])
    await openSite(PAGE, responds(endpoints.listImports, fails), ...respondsFor(aVault()))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('refuses a file that is too large before it is sent', async () => {
    await openSite(
      PAGE,
      responds(endpoints.listImports, () => ({ imports: [] })),
      ...respondsFor(aVault()),
    )
    const large = new File([new Uint8Array(20_000_001)], 'large.csv')
    await userEvent.upload(page.getByLabelText('Spreadsheet'), large)
    await expect.element(page.getByText(messages.fileTooLarge)).toBeVisible()
  })
})

describe('the step of columns', () => {
  test('sends what each column fills, and what holds for all rows', async () => {
    const stored = anImport({ state: 'columns' })
    const call = await open(
      { stored },
      responds(endpoints.changeColumns, () => saved),
    )
    await expect.element(page.getByText('1 row that is no item')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    await userEvent.selectOptions(page.getByLabelText('Remarks is'), 'description')
    await userEvent.click(page.getByText('Where there is no description, use the title'))
    await userEvent.selectOptions(page.getByLabelText('Currency of amounts without one'), 'GBP')
    await userEvent.click(page.getByRole('button', { name: 'Check the rows' }))
    await expect
      .poll(() => bodiesOf(call, endpoints.changeColumns))
      .toEqual([
        {
          reading: {
            mappings: [
              { sheet: 'Collection', column: 0, target: 'title' },
              { sheet: 'Collection', column: 1, target: 'description' },
            ],
            answers: {},
            defaults: { currency: 'GBP' },
          },
          sameTitles: null,
          describesByTitle: true,
        },
      ])
  })

  test('offers mappings that were saved, which can be deleted', async () => {
    const mapping = {
      id: 4,
      name: 'Dealer list',
      fits: true,
      reading: { ...anImport().reading, defaults: { currency: 'EUR' } },
    }
    const call = await open(
      { stored: anImport({ state: 'columns', savedMappings: [mapping] }) },
      responds(endpoints.deleteMapping, () => ({ response: { id: 4 } })),
    )
    await userEvent.click(page.getByRole('button', { name: 'Use ‘Dealer list’, which fits this file' }))
    await expect.element(page.getByLabelText('Currency of amounts without one')).toHaveValue('EUR')
    await userEvent.click(page.getByRole('button', { name: 'Delete ‘Dealer list’' }))
    await userEvent.click(page.getByRole('button', { name: 'Yes' }))
    await expect
      .poll(() =>
        call.asked.some(({ method, path }) => method === 'DELETE' && path.endsWith('/import-mappings/4')),
      )
      .toBe(true)
  })

  test('says that titles are missing, and what the server refuses', async () => {
    await open(
      { stored: anImport({ state: 'columns' }) },
      responds(endpoints.changeColumns, () => {
        throw new Refused('STATUS_CONFLICT', { message: messages.notNow })
      }),
    )
    await userEvent.selectOptions(page.getByLabelText('Object is'), 'ignore')
    await expect.element(page.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
    await expect.element(page.getByText(messages.noTitleColumn)).toBeVisible()
    await userEvent.selectOptions(page.getByLabelText('Object is'), 'title')
    await userEvent.click(page.getByRole('button', { name: 'Check the rows' }))
    await expect.element(page.getByRole('alert').filter({ hasText: messages.notNow })).toHaveFocus()
  })
})

describe('the step of checking', () => {
  const stored = anImport({ counts: { ...noCounts, ready: 2, fault: 1, question: 1 } })

  test('lists first what will be created, then questions, which are answered for all rows', async () => {
    const overview = anOverview({
      questions: [{ question, rows: 5 }],
      creates: [{ kind: 'collection', names: ['Cups'], count: 1 }],
    })
    const call = await open(
      { stored, overview },
      responds(endpoints.changeColumns, () => saved),
    )
    await expect.element(page.getByText('1 private collection: Cups')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    await userEvent.click(page.getByText('Pounds'))
    await userEvent.click(page.getByRole('button', { name: 'Save 1 answer' }))
    await expect
      .poll(() => bodiesOf(call, endpoints.changeColumns))
      .toMatchObject([{ reading: { answers: { currency: 'GBP' } } }])
  })

  test('a row is corrected where it stands', async () => {
    const overview = anOverview({ reasons: [{ reason, rows: 1, lines: [3] }] })
    const call = await open(
      { stored, overview, rows: [aRow()] },
      responds(endpoints.changeRow, () => aRow({ state: 'ready', reasons: [] })),
    )
    await userEvent.click(page.getByRole('button', { name: 'Correct Red vase' }))
    await expect.element(page.getByLabelText('Remarks')).toHaveFocus()
    await userEvent.fill(page.getByLabelText('Remarks'), 'A small vase')
    await userEvent.click(page.getByRole('button', { name: 'Save row' }))
    await expect
      .poll(() => bodiesOf(call, endpoints.changeRow))
      .toEqual([{ cells: ['Red vase', 'A small vase'], choice: null }])
  })

  test('equal reasons are skipped, and equal titles numbered, once for all', async () => {
    const overview = anOverview({
      reasons: [{ reason, rows: 2, lines: [3, 4] }],
      duplicates: { rows: 2, titles: ['Vase', 'Cup'] },
    })
    const call = await open(
      { stored, overview },
      responds(endpoints.chooseRows, () => saved),
      responds(endpoints.changeColumns, () => saved),
    )
    await userEvent.click(page.getByRole('button', { name: 'Skip these rows' }))
    await expect
      .poll(() => bodiesOf(call, endpoints.chooseRows))
      .toEqual([{ problem: reason.key, choice: 'skip' }])
    await userEvent.click(page.getByRole('button', { name: 'Keep as drafts' }))
    await expect
      .poll(() => bodiesOf(call, endpoints.chooseRows).at(-1))
      .toEqual({ problem: reason.key, choice: 'draft' })
    await userEvent.click(page.getByText('They are others: add a number to the title'))
    await expect.poll(() => bodiesOf(call, endpoints.changeColumns)).toMatchObject([{ sameTitles: 'number' }])
  })

  test('an import that is done is undone, with items that are chosen', async () => {
    const done = anImport({
      counts: { ...noCounts, created: 2 },
      importedDate: '2026-11-30T10:01:00.000Z',
      itemsCount: 2,
      undoUntil: '2026-12-30T10:01:00.000Z',
    })
    const call = await open(
      { stored: done },
      responds(endpoints.readUndo, () => ({
        itemsCount: 1,
        updatesCount: 0,
        draftsCount: 2,
        keptCount: 1,
        kept: [{ id: 70, title: 'Blue vase', why: 'changed' as const, isUpdate: false }],
      })),
      responds(endpoints.undoImport, () => saved),
    )
    await userEvent.click(page.getByRole('button', { name: 'Undo, until Dec 30, 2026' }))
    await userEvent.click(page.getByLabelText(/Blue vase/))
    await userEvent.click(page.getByRole('button', { name: 'Undo import' }))
    await expect.poll(() => bodiesOf(call, endpoints.undoImport)).toEqual([{ alsoItems: [70] }])
  })
})

describe('an update', () => {
  test('is chosen with its column, and with what empty cells mean', async () => {
    const stored = anImport({ state: 'columns' })
    const call = await open(
      { stored },
      responds(endpoints.changeColumns, () => saved),
    )
    await userEvent.selectOptions(page.getByLabelText('Remarks is'), 'inventoryNumber')
    await userEvent.selectOptions(page.getByLabelText('Object is'), 'specific')
    await expect.element(page.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
    await userEvent.click(page.getByText('Update items that are in your vault', { exact: true }))
    await userEvent.selectOptions(page.getByLabelText('Find each item by'), 'Object')
    await userEvent.selectOptions(page.getByLabelText('Empty cells'), 'Clear the field')
    await expect.element(page.getByLabelText('Empty cells')).toHaveValue('clear')
    expect(await violationsIn('main')).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Check the rows' }))
    await expect
      .poll(() => bodiesOf(call, endpoints.changeColumns))
      .toMatchObject([{ reading: { matching: { mode: 'update', by: 'specific:Object', empty: 'clear' } } }])
  })

  test('shows each field before and after, runs, and says in its undo what becomes as it was', async () => {
    const stored = anImport({ counts: { ...noCounts, change: 1, ready: 2, draft: 3, unchanged: 3 } })
    const changes = [
      { field: 'maker', before: '', after: 'Moser' },
      { field: 'tags', before: [{ id: 1, title: 'blue' }], after: [{ id: null, title: 'signed' }] },
    ]
    const call = await open(
      { stored, rows: [aRow({ state: 'change', reasons: [], changes })] },
      responds(endpoints.runImport, () => saved),
    )
    await expect
      .poll(() => textsOf(all('main ul[aria-label="Rows"] li li')))
      .toEqual(['Maker: from nothing→ to Moser', 'Tags: from blue→ to signed'])
    expect(await violationsIn('main')).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Add 2 items, update 1 item and keep 3 drafts' }))
    await expect.poll(() => bodiesOf(call, endpoints.runImport).length).toBe(1)

    const undone = await open(
      {
        stored: anImport({
          counts: { ...noCounts, updated: 2 },
          importedDate: '2026-11-30T10:01:00.000Z',
          updatesCount: 2,
          undoUntil: '2026-12-30T10:01:00.000Z',
        }),
      },
      responds(endpoints.readUndo, () => ({
        itemsCount: 0,
        updatesCount: 1,
        draftsCount: 0,
        keptCount: 1,
        kept: [{ id: 70, title: 'Blue vase', why: 'changed' as const, isUpdate: true }],
      })),
      responds(endpoints.undoImport, () => saved),
    )
    await expect.element(page.getByRole('heading', { name: 'Your items are updated' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo, until Dec 30, 2026' }))
    await userEvent.click(page.getByLabelText(/Blue vase/))
    await expect
      .element(page.getByText('The fields that were updated of 2 items become what they were before.'))
      .toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo import' }))
    await expect.poll(() => bodiesOf(undone, endpoints.undoImport)).toEqual([{ alsoItems: [70] }])
  })
})

test('photos of a ZIP say where they belong, are asked about and run after the items', async () => {
  const photos: ImportPhotos = {
    ...noPhotos,
    archives: [{ fileName: 'Photos.zip', size: 100 }],
    counts: { ...noPhotos.counts, matched: 2, asked: 1, unmatched: 1, failed: 1 },
    asked: [{ place: 4, name: '2026.014-1.jpg', rows: [{ place: 1, line: 3, title: 'Red vase' }] }],
    unmatched: ['Holiday.jpg'],
    failed: [{ name: 'broken.jpg', reason: 'The photo is damaged.' }],
    missing: [{ line: 5, title: 'Cup', name: 'cup.jpg' }],
    missingCount: 1,
  }
  const call = await open(
    { stored: anImport({ counts: { ...noCounts, created: 2 }, photos: { waiting: 2, done: 1 } }) },
    responds(endpoints.readPhotos, () => photos),
    responds(endpoints.runImport, () => saved),
    responds(endpoints.choosePhoto, () => saved),
  )
  await expect.element(page.getByText('broken.jpg: The photo is damaged.')).toBeVisible()
  await expect.element(page.getByText('1 photo that is named in the file, but in no ZIP')).toBeVisible()
  await expect.element(page.getByText('1 photo without a row')).toBeVisible()
  expect(await violationsIn('main')).toEqual([])
  await userEvent.selectOptions(page.getByLabelText('2026.014-1.jpg belongs to'), 'Row 3: Red vase')
  await expect
    .poll(() => call.asked.filter(({ path }) => path.endsWith('/imports/7/photos/4')).map(({ body }) => body))
    .toEqual([{ row: 1 }])
  await userEvent.click(page.getByRole('button', { name: 'Import 2 photos' }))
  await expect.poll(() => bodiesOf(call, endpoints.runImport).length).toBe(1)
})

test('an import that runs shows how far it is, and can be stopped', async () => {
  const call = await open(
    { stored: anImport({ state: 'running', counts: { ...noCounts, created: 300, ready: 700 } }) },
    responds(endpoints.stopImport, () => saved),
  )
  await expect.element(page.getByText('300 of 1,000 rows')).toBeVisible()
  expect(await violationsIn('main')).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect.poll(() => bodiesOf(call, endpoints.stopImport).length).toBe(1)
})
