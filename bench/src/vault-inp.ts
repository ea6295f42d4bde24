import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MEMBER_HINT, MEMBER_HINT_VALUE } from '@vitrine/contracts/identity/member-hint'
import type { Database } from '@vitrine/database/database'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { aPng } from '@vitrine/testing/a-png'
import { aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import type { Page } from 'playwright-core'
import type { BenchServers } from './shared/bench-servers.ts'
import { round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'
import { anOwner, signIn } from './vault/owner.ts'
import { launchBrowser, observeInteractions, percentilesOf } from './vault-inp/interactions.ts'
import { withRows } from './vault-inp/with-rows.ts'

const SLOWER = 4
const PHOTOS = 12
/** Everything but an interaction may take as long as a busy machine needs. */
const PATIENCE_MS = 180_000

/**
 * What a member waits for in the vault in a browser of a processor four times slower: 500 rows selected, a
 * title typed into the filter, photos moved in the wizard. Interaction to next paint: p75 at most 150 ms. The
 * list shows 20 a page; the bench puts 500 into its response.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { rows: { type: 'string', default: '500' } } })
  await withProduct(servers, {}, async ({ database, folder, startApi, onEnd }) => {
    const browser = await launchBrowser(servers)
    onEnd(() => browser.close())
    const { owner, categoryId } = await anOwner(database)
    const rows = Number(values.rows)
    for (let at = 0; at < rows; at += 1)
      await aVaultItem(database, owner, { title: `Blue vase ${at}`, categoryId })
    const itemId = await anItemWithPhotos(database, owner, { categoryId, folder })
    const api = await startApi()
    const [name = '', value = ''] = (await signIn(api.origin)).split('=', 2)
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies([
      { name, value, url: api.origin },
      { name: MEMBER_HINT, value: MEMBER_HINT_VALUE, url: api.origin },
    ])
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    await observeInteractions(page)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const figures = {
      select: await percentilesOf(page, () => selectRows(page, api.origin, rows)),
      type: await percentilesOf(page, () => typeTitle(page)),
      photos: await percentilesOf(page, () => movePhotos(page, api.origin, itemId)),
    }
    console.table(figures)
    console.log(
      JSON.stringify({
        bench: 'vault-inp',
        rows,
        slower: SLOWER,
        load: round(loadavg()[0] ?? 0),
        figures,
        wanted: { p75: 150 },
      }),
    )
  })
}

async function anItemWithPhotos(
  database: Database,
  owner: number,
  { categoryId, folder }: { categoryId: number; folder: string },
): Promise<number> {
  const itemId = await aVaultItem(database, owner, { title: 'Photographed', categoryId })
  const storage = fileStorage(join(folder, 'media'))
  for (let place = 0; place < PHOTOS; place += 1) {
    const [key, png] = [`photo${place}`, aPng(400, 300, [place * 20, 90, 31])]
    for (const object of [originalOf(key), renditionOf(key, 400)]) await storage.put(object, png, 'image/png')
    await aVaultPhoto(database, {
      key,
      user_id: owner,
      item_id: itemId,
      place,
      rendition_type: 'image/png',
      bytes: png.length,
      width: 400,
      height: 300,
    })
  }
  await database.updateTable('vault_items').set({ images_count: PHOTOS }).where('id', '=', itemId).execute()
  return itemId
}

async function selectRows(page: Page, origin: string, rows: number): Promise<void> {
  await withRows(page, rows)
  await page.goto(`${origin}/app/vault/myVault/list`)
  await page
    .getByRole('checkbox', { name: /^Select Blue vase/ })
    .nth(rows - 2)
    .waitFor()
  const all = page.getByRole('checkbox', { name: 'Select all' })
  for (let time = 0; time < 6; time += 1) await all.click()
  await all.click()
  const one = page.getByRole('checkbox', { name: /^Select Blue vase/ })
  for (let at = 0; at < 12; at += 1) await one.nth(at).click()
}

async function typeTitle(page: Page): Promise<void> {
  const title = page.getByRole('combobox', { name: 'Title' })
  await title.click()
  await title.pressSequentially('blue vase 12', { delay: 150 })
}

/** By the pointer and by the keyboard. */
async function movePhotos(page: Page, origin: string, itemId: number): Promise<void> {
  await page.goto(`${origin}/app/vault/editVaultItem?id=${itemId}`)
  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')
  await photos.nth(PHOTOS - 1).waitFor()
  for (let at = 0; at < 4; at += 1) await photos.nth(at).dragTo(photos.nth(at + 4))
  for (let at = 0; at < 4; at += 1) {
    await page.getByRole('button', { name: 'Move photo 2', exact: true }).focus()
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  }
}
