import { describe, expect, it } from 'vitest'
import { isPersonal, ownerOf } from './path-owner.ts'

describe('who owns a path', () => {
  it.each([
    ['/api/v1/dictionary/nope', 'api'], ['/taxonomy/listRoots', 'api'], ['/actuator/caches', 'api'], ['/app/searchJSON', 'api'], ['/oms/cache/scenario', 'api'], ['/media/x.webp', 'api'],
    ['/oms/index', 'console'], ['/app/oms/dictionaryManager', 'console'], ['/oryEditor/celadon', 'console'],
    ['/dictionary', 'site'], ['/apiary', 'site'], ['/app/vault/dashboard', 'site'], ['/', 'site'], ['/omsk', 'site'],
  ])('%s is the %s’s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner)
  })

  it('keeps pages for one reader out of shared caches', () => {
    expect(['/login/auth', '/app/vault', '/app'].map(isPersonal)).toEqual([true, true, true])
    expect(['/', '/dictionary', '/apple', '/logins'].map(isPersonal)).toEqual([false, false, false, false])
  })
})
