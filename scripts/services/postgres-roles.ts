import pg from 'pg'

/** What the product connects as: it owns its database and what is in it, and nothing else of the server. */
export const OWNER = 'vitrine'
/** The cluster's superuser. Only the launcher uses it, and only for what stands in this file. */
export const ADMIN = 'postgres'

const DATABASE = 'vitrine'
/** Exists for a moment: nobody can rename the role that they are connected as. */
const MOVER = 'vitrine_mover'

export interface ClusterPasswords {
  owner: string
  admin: string
}

/** Gives the url of a database for a role of the cluster. */
export type ClusterUrl = (role: string, password: string, database: string) => string

/**
 * Sees to it that the owner is a plain role and has its database. A cluster that an earlier release made has
 * the owner as its superuser: that one is renamed, and what it owned is given to the plain role. Each step
 * may be cut short; the next start goes on from there.
 *
 * @param mayCreateDatabases for tests, which have a database for each suite
 */
export async function ensureOwner(
  urlOf: ClusterUrl,
  passwords: ClusterPasswords,
  { mayCreateDatabases }: { mayCreateDatabases: boolean },
): Promise<void> {
  if (!(await canConnect(urlOf(ADMIN, passwords.admin, 'postgres')))) await makeOwnerPlain(urlOf, passwords)
  const adminUrl = (database: string) => urlOf(ADMIN, passwords.admin, database)
  await on(adminUrl('postgres'), async (client) => {
    await client.query(`DROP ROLE IF EXISTS ${MOVER}`)
    const { rowCount: roles } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [OWNER])
    if (!roles)
      await client.query(
        `CREATE ROLE ${OWNER} LOGIN ${mayCreateDatabases ? 'CREATEDB ' : ''}PASSWORD ${client.escapeLiteral(passwords.owner)}`,
      )
    const { rowCount: databases } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      DATABASE,
    ])
    if (!databases) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`)
  })
  await on(adminUrl(DATABASE), async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    const { rows } = await client.query<{ owner: string }>(
      'SELECT datdba::regrole::text AS owner FROM pg_database WHERE datname = $1',
      [DATABASE],
    )
    if (rows[0]?.owner === OWNER) return
    await client.query(GIVE_EVERYTHING)
    // Last: it is the sign that the rest is done.
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${OWNER}`)
  })
}

async function canConnect(url: string): Promise<boolean> {
  try {
    await on(url, async () => undefined)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === INVALID_PASSWORD) return false
    throw error
  }
}

/** What Postgres says of a role that does not exist as well. */
const INVALID_PASSWORD = '28P01'

async function makeOwnerPlain(urlOf: ClusterUrl, { owner, admin }: ClusterPasswords): Promise<void> {
  await on(urlOf(OWNER, owner, 'postgres'), async (client) => {
    await client.query(`DROP ROLE IF EXISTS ${MOVER}`)
    await client.query(`CREATE ROLE ${MOVER} SUPERUSER LOGIN PASSWORD ${client.escapeLiteral(admin)}`)
  })
  await on(urlOf(MOVER, admin, 'postgres'), async (client) => {
    await client.query('BEGIN')
    await client.query(`ALTER ROLE ${OWNER} RENAME TO ${ADMIN}`)
    await client.query(`ALTER ROLE ${ADMIN} PASSWORD ${client.escapeLiteral(admin)}`)
    await client.query(`CREATE ROLE ${OWNER} LOGIN PASSWORD ${client.escapeLiteral(owner)}`)
    await client.query('COMMIT')
  })
}

/**
 * REASSIGN OWNED refuses the role that made the cluster, so each kind of object is given away by itself. What
 * belongs to an extension stays with it; an array type, a row type and a column's sequence go with what they
 * belong to.
 */
const GIVE_EVERYTHING = `
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    WITH ours AS (
      SELECT oid, nspname FROM pg_namespace
      WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    ), kept AS (
      SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
    )
    SELECT format('ALTER SCHEMA %I OWNER TO ${OWNER}', nspname) FROM ours WHERE nspname <> 'public'
    UNION ALL
    SELECT format('ALTER %s %s OWNER TO ${OWNER}', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, class.oid::regclass)
    FROM pg_class class JOIN ours ON ours.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM kept WHERE classid = 'pg_class'::regclass AND objid = class.oid)
      AND NOT (relkind = 'S' AND EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype IN ('a', 'i')))
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${OWNER}', routine.oid::regprocedure)
    FROM pg_proc routine JOIN ours ON ours.oid = pronamespace
    WHERE NOT EXISTS (SELECT FROM kept WHERE classid = 'pg_proc'::regclass AND objid = routine.oid)
    UNION ALL
    SELECT format('ALTER %s %s OWNER TO ${OWNER}', CASE typtype WHEN 'd' THEN 'DOMAIN' ELSE 'TYPE' END, type.oid::regtype)
    FROM pg_type type JOIN ours ON ours.oid = typnamespace
    WHERE (typtype IN ('e', 'd', 'r') OR (typtype = 'c' AND EXISTS (SELECT FROM pg_class WHERE pg_class.oid = typrelid AND relkind = 'c')))
      AND NOT EXISTS (SELECT FROM kept WHERE classid = 'pg_type'::regclass AND objid = type.oid)
    UNION ALL
    SELECT format('ALTER TEXT SEARCH DICTIONARY %I.%I OWNER TO ${OWNER}', nspname, dictname)
    FROM pg_ts_dict dictionary JOIN ours ON ours.oid = dictnamespace
    WHERE NOT EXISTS (SELECT FROM kept WHERE classid = 'pg_ts_dict'::regclass AND objid = dictionary.oid)
    UNION ALL
    SELECT format('ALTER TEXT SEARCH CONFIGURATION %I.%I OWNER TO ${OWNER}', nspname, cfgname)
    FROM pg_ts_config configuration JOIN ours ON ours.oid = cfgnamespace
    WHERE NOT EXISTS (SELECT FROM kept WHERE classid = 'pg_ts_config'::regclass AND objid = configuration.oid)
  LOOP
    EXECUTE statement;
  END LOOP;
END
$$`

async function on(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await run(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
