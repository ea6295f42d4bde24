import { describe, expect, it } from 'vitest'
import { turnFor } from './PageWatch.tsx'

describe('going back', () => {
  it.each([
    ['/app/vault/addVaultItem', '/app/vault/myVault/list'],
    ['/app/vault/editVaultItem', '/app/vault/myVault/list'],
    ['/app/vault/createCollection', '/app/vault/collections/list'],
    ['/app/vault/editCollection/', '/app/vault/collections/list'],
  ])('D1-054: to the wizard %s leads to its list', (path, list) => {
    expect(turnFor(path, true)).toBe(list)
  })

  it('D1-054: to the log-in page leads home once somebody is signed in', () => {
    expect(turnFor('/login/auth', true)).toBe('/')
    expect(turnFor('/login/auth', false)).toBeNull()
  })

  it('D1-054: to any other page leads there', () => {
    expect(turnFor('/dictionary/celadon', true)).toBeNull()
    expect(turnFor('/', true)).toBeNull()
  })
})
