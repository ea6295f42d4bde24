import { describe, expect, it, test } from 'vitest'
import { canonicalPath, isPersonal, ownerOf } from './path-owner.ts'

describe('who owns a path', () => {
  it.each([
    ['/api/v1/dictionary/nope', 'api'],
    ['/taxonomy/listRoots', 'api'],
    ['/actuator/caches', 'api'],
    ['/app/searchJSON', 'api'],
    ['/oms/cache/scenario', 'api'],
    ['/media/x.webp', 'api'],
    ['/%61pi/v1/dictionary/nope', 'api'],
    ['/api%2Fv1/x', 'api'],
    ['//api/v1/x', 'api'],
    ['/api./v1/x', 'api'],
    ['/API/v1/x', 'api'],
    ['/oms/index', 'console'],
    ['/app/oms/dictionaryManager', 'console'],
    ['/oryEditor/celadon', 'console'],
    ['/%6Fms/index', 'console'],
    ['/dictionary', 'site'],
    ['/apiary', 'site'],
    ['/app/vault/dashboard', 'site'],
    ['/', 'site'],
    ['/omsk', 'site'],
    ['/dictionary/api', 'site'],
  ])('%s is the %s’s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner)
  })
})

describe('pages for one reader stay out of shared caches', () => {
  test.each([
    '/login/auth',
    '/app/vault',
    '/app',
    '/login.data',
    '/app/vault.data',
    '/newsletter/confirm',
    '/LOGIN/auth',
    '/Login',
    '/%6cogin/auth',
    '/%4Cogin',
    '/%6C%6F%67in/auth',
    '/%256cogin/auth',
    '//login/auth',
    '/login//auth',
    '/login/',
    '/login./auth',
    '/login../auth',
    '/app.',
    '/login%2Fauth',
    '/login\\auth',
    '/./login/auth',
    '/APP.DATA',
    '/x/../login/auth',
    '/x/%2e%2e/app/accountSettings/userInfo',
    '/x/.%2E/app/vault',
    '/x\\..\\app\\vault',
    '/../login',
    '/dictionary/../x/../login/auth',
  ])('%s', (path) => expect(isPersonal(path)).toBe(true))

  test.each([
    '/',
    '/dictionary',
    '/apple',
    '/logins',
    '/dictionary/login',
    '/loginx.data',
    '/dictionary.data',
    '/%',
  ])('%s is for everybody', (path) => expect(isPersonal(path)).toBe(false))
})

test('a path of dots alone, and one that is no code, are spelled without failing', () => {
  expect(['/..', '/.../x', '/%E0%A4%A', ''].map(canonicalPath)).toEqual(['/', '/x', '/%e0%a4%a', '/'])
})
