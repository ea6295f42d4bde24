import { accountsOf, type StarterAccount } from '../product/starter-content.ts'
import { fuzzRole, type FuzzedRole } from '../rings/fuzz-role.ts'
import type { RingResult } from '../rings/ring.ts'
import { runProduct } from '../rings/running-product.ts'
import { signIn } from '../rings/session-of.ts'
import { ensureSchemathesis } from '../services/schemathesis.ts'

const EXAMPLES = 20
const SEED = 20_261_122

/**
 * Every call of the OpenAPI document as a visitor, a member and staff: no 5xx, no status and no body that it
 * does not state.
 */
export async function run({
  examples = EXAMPLES,
  seed = SEED,
}: { examples?: number; seed?: number } = {}): Promise<RingResult[]> {
  const program = await ensureSchemathesis()
  const product = await runProduct({ environment: { RATE_LIMIT_PER_MINUTE: '0' } })
  try {
    const results: RingResult[] = []
    // Staff last: what they delete is then missed by nobody.
    for (const role of rolesOf(product.url, accountsOf(product.accounts)))
      results.push(await fuzzRole(role, { program, url: product.url, examples, seed }))
    return results
  } finally {
    await product.stop()
  }
}

function rolesOf(url: string, accounts: readonly StarterAccount[]): FuzzedRole[] {
  const signedIn = (name: string, account: StarterAccount | undefined): FuzzedRole => {
    if (!account) throw new Error(`accounts.json holds no account of ${name}`)
    return { name, signIn: () => signIn(url, account) }
  }
  const isStaff = ({ roles }: StarterAccount) => roles.includes('ROLE_ADMIN')
  return [
    { name: 'a visitor' },
    signedIn(
      'a member',
      accounts.find((account) => !isStaff(account)),
    ),
    signedIn('staff', accounts.find(isStaff)),
  ]
}
