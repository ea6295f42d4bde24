import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { emptyState, type LedgerState } from './ledger/state.ts'

/** What survives a restart. */
export interface StandInState {
  secrets: {
    zuoraClientSecret: string
    calloutSecret: string
    avangateSecretKey: string
    buyLinkSecret: string
    privateKey: string
    publicKey: string
  }
  zuora: LedgerState
  avangate: LedgerState
  /** Tokens of hosted forms and what they were asked for. */
  forms: Record<string, { token: string; isUsed: boolean }>
}

let keys: Pick<StandInState['secrets'], 'privateKey' | 'publicKey'> | undefined

/** One pair for every stand-in of a process: making one takes a tenth of a second of processor time. */
function keyPair() {
  if (keys) return keys
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return (keys = {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  })
}

export function freshState(): StandInState {
  const secret = () => randomBytes(24).toString('base64url')
  return {
    secrets: {
      zuoraClientSecret: secret(),
      calloutSecret: secret(),
      avangateSecretKey: secret(),
      buyLinkSecret: secret(),
      ...keyPair(),
    },
    zuora: emptyState(),
    avangate: emptyState(),
    forms: {},
  }
}

export function loadState(file: string | null): StandInState {
  if (file === null || !existsSync(file)) return freshState()
  const state: StandInState = JSON.parse(readFileSync(file, 'utf8'))
  return state
}

/** Whole or not at all. */
export function saveState(file: string | null, state: StandInState): void {
  if (file === null) return
  writeFileSync(`${file}.next`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.next`, file)
}
