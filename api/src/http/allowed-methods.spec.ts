import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

test.each([
  ['/api/v1/identity/sessions', ['POST']],
  ['/api/v1/identity/sign-out', ['HEAD']],
  ['/api/v1/dictionary/articles/vase', ['GET', 'HEAD']],
  ['/api/v1/user-preferences/vaultTitle', ['PUT', 'DELETE']],
  ['/taxonomy/listRoots', ['GET', 'HEAD']],
  ['/media/categories/glass.webp', ['GET', 'HEAD']],
  ['/health/live', ['GET', 'HEAD']],
  ['/', ['GET', 'HEAD']],
  ['/dictionary/vase', ['GET', 'HEAD']],
  ['/dictionary/authors/ines-carvalho', ['GET', 'HEAD', 'POST']],
  ['/LOGIN/auth/', ['GET', 'HEAD', 'POST']],
  ['/login/sign-out', ['POST']],
  ['/api/v1/nothing', []],
])('%s takes %j', (path, methods) => expect(allowedMethods(path)).toEqual(methods))
