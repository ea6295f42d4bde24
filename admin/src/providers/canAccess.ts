import { capabilitiesOf, type Actor, type Capability } from '@vitrine/contracts/access'

/** Which capability opens which part of the console. The api decides; here parts are only shown or hidden. */
const capabilityByResource: Record<string, Capability> = {
  dictionaryManager: 'dictionary.manage',
  articleEditor: 'dictionary.manage',
  authors: 'dictionary.manage',
  taxonomy: 'taxonomy.manage',
  members: 'members.manage',
  partners: 'partners.manage',
  'contact-messages': 'contact.manage',
  'newsletter-issues': 'newsletter.manage',
  'newsletter-deliveries': 'newsletter.manage',
  'newsletter-suppressions': 'newsletter.manage',
  'search-indexes': 'operations.manage',
  caches: 'operations.manage',
  outbox: 'operations.manage',
  mails: 'operations.manage',
  'dead-letters': 'operations.manage',
  'audit-entries': 'operations.manage',
}

/** What nobody named here is nobody's. */
export function canAccess(actor: Actor | null, resource: string): boolean {
  const capability = capabilityByResource[resource]
  return capability !== undefined && capabilitiesOf(actor).has(capability)
}
