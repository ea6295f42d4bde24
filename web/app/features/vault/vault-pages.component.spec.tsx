import { listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { readItem, readPublicItem } from '@vitrine/contracts/vault-items/endpoints'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPublicItem, aVaultItem } from '../../../tests/a-vault-item.ts'
import { aVault, listed, respondsFor } from '../../../tests/a-vault.ts'
import { openSite } from '../../../tests/open-site.tsx'

const meta = { total: 0, currentLimit: 20, currentOffset: 0 }
const responders = () => [
  responds(readItem, () => aVaultItem()),
  responds(readPublicItem, () => aPublicItem()),
  responds(listAttributes, () => ({ items: [], meta })),
  ...respondsFor(aVault({ items: [listed(1)] })),
]
const downloads = () => page.getByText('Download Vault Items', { exact: true })

const pages = [
  ['dashboard', '', 'My Vault'],
  ['myVault/list', '', 'My Vault'],
  ['myTags', '', 'My Tags'],
  ['insuranceCompanies', '', 'Insurance Companies'],
  ['storageLocations', '', 'Storage Locations'],
  ['addVaultItem', '', 'Add Vault Item'],
  ['editVaultItem', '?id=12', 'Edit Vault Item'],
  ['myVaultItem', '?id=12', 'Silver teapot'],
  ['publicVaultItem', '?id=12', 'Silver teapot'],
] as const

test.each(
  pages.flatMap(([path, search, heading]) =>
    ['', '/'].map((slash) => [`/app/vault/${path}${slash}${search}`, heading, path]),
  ),
)('D2-001, D2-166: %s is the page of “%s”', async (at, heading, path) => {
  await openSite(at, ...responders())
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  if (path === 'myVault/list') await expect.element(downloads()).toBeVisible()
  else await expect.element(downloads()).not.toBeInTheDocument()
})
