import * as caches from './caches/endpoints.ts'
import * as contact from './contact/endpoints.ts'
import * as dictionary from './dictionary/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as accounts from './identity/account-endpoints.ts'
import * as identity from './identity/endpoints.ts'
import * as mail from './mail/endpoints.ts'
import * as newsletterAdmin from './newsletter/admin-endpoints.ts'
import * as newsletter from './newsletter/endpoints.ts'
import * as members from './members/endpoints.ts'
import * as operations from './operations/endpoints.ts'
import * as partners from './partners/endpoints.ts'
import * as preferences from './preferences/endpoints.ts'
import * as taxonomy from './taxonomy/endpoints.ts'

/** Every call of the api. Start-up refuses an endpoint without a route, and a route without an endpoint. */
export const endpoints: readonly Endpoint[] = [
  dictionary,
  taxonomy,
  identity,
  accounts,
  members,
  preferences,
  partners,
  newsletter,
  newsletterAdmin,
  contact,
  mail,
  caches,
  operations,
].flatMap((area) => Object.values(area) as unknown as Endpoint[])
